// @vitest-environment jsdom
import {cleanup, fireEvent, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useSearchShortcut} from './useSearchShortcut';

afterEach(cleanup);

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
