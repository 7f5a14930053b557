import {expect, it} from 'vitest';
import {toSearchWords} from './toSearchWords';

it.each([
  ['/nope', 'nope'],
  ['/docs/find-the_colour.html', 'find the colour'],
  ['/docs/找图/', '找图'],
  ['/', ''],
  ['/\u202egpj.exe', 'gpj.exe'],
])('takes the words of the last part of %s', (path, words) => {
  expect(toSearchWords(path)).toBe(words);
});

it('keeps what it takes short', () => {
  expect(toSearchWords(`/${'a'.repeat(500)}`)).toHaveLength(60);
});

it.each([
  ['an emoji', '😀'],
  ['a space', ' b'],
])('ends before what the cut would halve or leave bare: %s', (_case, end) => {
  const start = 'a'.repeat(59);
  expect(toSearchWords(`/${start}${end}`)).toBe(start);
});
