// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {createTool} from './createTool';

afterEach(cleanup);

it('says what to do when the tool does not load, and shows it when it comes at the next try', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw Object.assign(new Error('Loading chunk 1 failed'), {name: 'ChunkLoadError'});
    return () => <p>The tool</p>;
  };
  const Workbench = createTool('workbench', load);
  render(<Workbench />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The workbench did not load. Check your network connection and try again. If you are online, reload the page.',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('The tool')).toBeTruthy();
});

it('tells why a tool that has come did not start', async () => {
  const Workbench = createTool('workbench', () =>
    Promise.reject(new TypeError('navigator.gpu is undefined')),
  );
  render(<Workbench />);
  expect((await screen.findByText(/did not start/)).textContent).toContain('navigator.gpu is undefined');
});
