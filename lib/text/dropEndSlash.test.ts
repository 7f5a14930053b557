import {expect, it} from 'vitest';
import {dropEndSlash} from './dropEndSlash';

it.each([
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
  ['/', '/'],
  ['', ''],
  ['/a//', '/a/'],
])('makes %s %s', (path, expected) => {
  expect(dropEndSlash(path)).toBe(expected);
});
