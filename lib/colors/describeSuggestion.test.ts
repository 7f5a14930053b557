import {expect, it} from 'vitest';
import {describeSuggestion} from './describeSuggestion';

const POINT = {x: 1, y: 2, color: 0x2fb36d};

it.each([
  ['no pixel is alike in all pictures', {points: [], margin: 0}, /^No pixel .* Draw another\.$/],
  ['the pattern is found elsewhere too', {points: [POINT], margin: 0}, /^This rectangle has no pattern/],
  [
    'the pattern is unique',
    {points: [POINT, POINT], margin: 30},
    /^2 points suggested: every other place is more than 30 steps away\.$/,
  ],
])('says when %s', (_when, suggestion, expected) => {
  expect(describeSuggestion(suggestion)).toMatch(expected);
});
