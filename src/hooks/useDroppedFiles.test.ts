// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useDroppedFiles} from './useDroppedFiles';

afterEach(cleanup);

/** Drops files on the document, and tells whether the browser would still open them in place of the page. */
function drop(files: readonly File[]): boolean {
  const event = Object.assign(new Event('drop', {bubbles: true, cancelable: true}), {dataTransfer: {files}});
  return document.dispatchEvent(event);
}

it('takes files from anywhere on the page, but neither text nor what a part of the page has taken', () => {
  const onFiles = vi.fn();
  const {unmount} = renderHook(() => useDroppedFiles(onFiles));
  const file = new File([], 'log.txt');
  expect(drop([file])).toBe(false);
  expect(drop([])).toBe(true);
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('drop', take);
  drop([file]);
  document.removeEventListener('drop', take);
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  unmount();
  expect(drop([file])).toBe(true);
});
