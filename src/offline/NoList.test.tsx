// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {NoList} from './NoList';

afterEach(cleanup);

it('says of each try that it is under way, and then that it was in vain again', async () => {
  render(<NoList ref={null} text="No answer." onRetry={async () => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('No answer. Try again');
  for (const times of [2, 3]) {
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(screen.getByRole('button', {name: 'Trying…'}).ariaDisabled).toBe('true');
    await screen.findByRole('button', {name: 'Try again'});
    expect(screen.getByRole('alert').textContent).toContain(`No answer. Tried ${times} times.`);
  }
});
