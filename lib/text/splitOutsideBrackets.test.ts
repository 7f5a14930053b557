import {expect, it} from 'vitest';
import {splitOutsideBrackets} from './splitOutsideBrackets';

function split(source: string, separator = ','): string[] {
  return splitOutsideBrackets(source, separator).map(({text}) => text);
}

it('leaves separators inside brackets and quotes alone', () => {
  expect(split('a, b[c, (d, e)], "f, g"')).toEqual(['a', ' b[c, (d, e)]', ' "f, g"']);
  expect(split('list[int | str] | None', '|')).toEqual(['list[int | str] ', ' None']);
});

it('ends at the bracket that closes what the text did not open', () => {
  expect(split('a, b) -> c, d')).toEqual(['a', ' b']);
});

it('says where each part begins', () => {
  expect(splitOutsideBrackets('ab,c', ',')).toEqual([
    {text: 'ab', offset: 0},
    {text: 'c', offset: 3},
  ]);
  expect(split('')).toEqual(['']);
});
