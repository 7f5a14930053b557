// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {saveFile} from './saveFile';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('gives the browser time to fetch the file, and then its memory back', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  Object.assign(URL, {createObjectURL: () => 'blob:file', revokeObjectURL});
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.href, this.download]).toEqual(['blob:file', 'points.py']);
  });
  saveFile('points.py', new Blob(['a']));
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:file');
});
