import {expect, it} from 'vitest';
import {toSearchWords} from './toSearchWords';

it.each([
  ['/nope', 'nope'],
  ['/docs/find-the_colour.html', 'find the colour'],
  ['/docs/找图/', '找图'],
  ['/', ''],
])('takes the words of the last part of %s', (path, words) => {
  expect(toSearchWords(path)).toBe(words);
});

it('keeps what it takes short', () => {
  expect(toSearchWords(`/${'a'.repeat(500)}`)).toHaveLength(60);
});
