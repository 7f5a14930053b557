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

it('blames the network for styles that do not come, and nothing of the kind for code that fails', async () => {
  const failures = [
    Object.assign(new Error('Loading CSS chunk 1 failed'), {code: 'CSS_CHUNK_LOAD_FAILED'}),
    new TypeError('createImageBitmap is not a function'),
  ];
  const Workbench = createTool('workbench', () => Promise.reject(failures.shift()));
  render(<Workbench />);
  expect((await screen.findByRole('alert')).textContent).toContain('Check your network connection');
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect((await screen.findByText(/did not start/)).textContent).toBe(
    'The workbench did not start (createImageBitmap is not a function). Reload the page, or use another browser.',
  );
});
