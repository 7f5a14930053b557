import {expect, it} from 'vitest';
import {hasWords, toFilterWords} from './filterWords';

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
