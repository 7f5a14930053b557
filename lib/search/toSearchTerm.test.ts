import {expect, it} from 'vitest';
import {toSearchTerm} from './toSearchTerm';

it.each([
  ['find_colors', 'find_colors'],
  ['FindColors.find("12,3', 'FindColors.find'],
  ['click (10,', 'click'],
  ['(tap)', '(tap)'],
])('searches for the call in %s, not for its arguments', (query, expected) => {
  expect(toSearchTerm(query)).toBe(expected);
});
