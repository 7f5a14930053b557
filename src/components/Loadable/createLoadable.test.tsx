// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {defer} from '../../../tests/support/defer';
import {createLoadable} from './createLoadable';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function create(load: () => Promise<{text: string}>) {
  return createLoadable(load, ({text}, {end}: {end: string}) => (
    <p>
      {text}
      {end}
    </p>
  ));
}

/** Lets settled promises call their handlers. */
function settle(): Promise<void> {
  return act(async () => undefined);
}

it('renders at once what was preloaded, with the current props', async () => {
  const load = vi.fn(async () => ({text: 'Page'}));
  const Page = create(load);
  await Page.preload();
  await Page.preload();
  render(<Page end="!" />);
  expect(document.body.textContent).toBe('Page!');
  expect(load).toHaveBeenCalledOnce();
});

it('shows nothing during a quick load, then that loading goes on, then the page', async () => {
  const loading = defer<{text: string}>();
  const Page = create(() => loading.promise);
  render(<Page end="." />);
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(document.body.innerHTML).toBe('<div></div>');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status', {name: 'Loading'})).toBeTruthy();
  loading.resolve({text: 'Page'});
  await settle();
  expect(document.body.textContent).toBe('Page.');
});

it('says at once that an earlier preload failed, and loads again on Retry', async () => {
  const load = vi.fn(async () => ({text: 'Page'})).mockRejectedValueOnce(new Error('gone'));
  const Page = create(load);
  await expect(Page.preload()).rejects.toThrow('gone');
  render(<Page end="" />);
  expect(screen.getByRole('alert').textContent).toContain('gone');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  await settle();
  expect(document.body.textContent).toBe('Page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again at the next preload after a failure', async () => {
  const load = vi.fn(async () => ({text: 'Page'})).mockRejectedValueOnce(new Error('gone'));
  const Page = create(load);
  await expect(Page.preload()).rejects.toThrow('gone');
  await expect(Page.preload()).resolves.toBeUndefined();
});
