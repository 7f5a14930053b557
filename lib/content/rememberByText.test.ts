import {expect, it, vi} from 'vitest';
import {rememberByText} from './rememberByText';

it('reads a file again only when its text is another one', () => {
  const read = vi.fn((_file: string, text: string) => text.length);
  const remember = rememberByText(read);
  expect([remember('a', 'one'), remember('a', 'one'), remember('b', 'one'), remember('a', 'three')]).toEqual([
    3, 3, 3, 5,
  ]);
  expect(read).toHaveBeenCalledTimes(3);
});
