// @vitest-environment jsdom
import {cleanup, fireEvent, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, expect, it, vi} from 'vitest';
import {useSearchShortcut} from './useSearchShortcut';

afterEach(cleanup);

function Frame({open}: {open: () => void}): ReactNode {
  useSearchShortcut(open, false);
  return <p>Frame</p>;
}

/** Presses keys on the page, and gives those that it took. */
function press(keys: string): string {
  return [...keys].filter((key) => !fireEvent.keyDown(document.body, {key})).join('');
}

it('keeps what is typed until the dialog takes it, also while it is open and not there yet', () => {
  const open = vi.fn();
  const {result, rerender} = renderHook(({isOpen}) => useSearchShortcut(open, isOpen), {
    initialProps: {isOpen: false},
  });
  expect(press('/am')).toBe('/am');
  rerender({isOpen: true});
  expect(press(' start')).toBe(' start');
  expect(result.current()).toBe('am start');
  expect(press('x/')).toBe('');
  expect(result.current()).toBe('');
  expect(open).toHaveBeenCalledOnce();
});

it('hears a key as soon as its frame is on the page, before the browser has painted it', async () => {
  // `act` would run all effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const open = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const appeared = new Promise((resolve) =>
    new MutationObserver(resolve).observe(container, {childList: true}),
  );
  const root = createRoot(container);
  root.render(<Frame open={open} />);
  await appeared;
  press('/');
  expect(open).toHaveBeenCalledOnce();
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});
