import {expect, it} from 'vitest';
import {describeFull, hasWords, MAX_FILTER_LENGTH, toFilterWords} from './filterWords';

it.each([
  ['  KeyError:  name ', ['keyerror', 'name']],
  ["'NoneType' object.", ['nonetype', 'object']],
  ['找不到 -2', ['找不到', '2']],
  [' … ', []],
])('reads the words of "%s"', (filter, words) => {
  expect(toFilterWords(filter)).toEqual(words);
});

it('asks for all words, in any order and within words', () => {
  const text = 'JSONDecodeError at the start';
  expect([['start', 'decode'], ['start', 'stop'], []].map((words) => hasWords(text, words))).toEqual([
    true,
    false,
    true,
  ]);
});

it('says of a field that is full that the rest of a text is not in it, and nothing of another', () => {
  expect(describeFull('x'.repeat(MAX_FILTER_LENGTH - 1))).toBe('');
  expect(describeFull('x'.repeat(MAX_FILTER_LENGTH))).toContain('the rest of a longer text is left out');
});
