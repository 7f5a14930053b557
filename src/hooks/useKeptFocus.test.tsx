// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {type ReactNode, useRef} from 'react';
import {afterEach, expect, it} from 'vitest';
import {useKeptFocus} from './useKeptFocus';

afterEach(cleanup);

function Controls({remove}: {remove: 'shown' | 'disabled' | 'gone'}): ReactNode {
  const next = useRef<HTMLButtonElement>(null);
  return (
    <div {...useKeptFocus(() => next.current?.focus())}>
      {remove !== 'gone' && (
        <fieldset disabled={remove === 'disabled'}>
          <button type="button">Remove</button>
        </fieldset>
      )}
      <button type="button" ref={next}>
        Keep
      </button>
    </div>
  );
}

it.each(['gone', 'disabled'] as const)('moves the focus on when its control is %s', (remove) => {
  const {rerender} = render(<Controls remove="shown" />);
  screen.getByText('Remove').focus();
  rerender(<Controls remove={remove} />);
  expect(document.activeElement?.textContent).toBe('Keep');
});

it('takes the focus from nowhere else', () => {
  const {rerender} = render(<Controls remove="shown" />);
  screen.getByText('Remove').focus();
  screen.getByText('Remove').blur();
  rerender(<Controls remove="gone" />);
  expect(document.activeElement).toBe(document.body);
});
