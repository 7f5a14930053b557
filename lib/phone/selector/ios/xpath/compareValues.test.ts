import {expect, it} from 'vitest';
import {compareValues} from './compareValues';

it('compares texts as they are for equality, and as numbers for their order', () => {
  expect(compareValues('10', '=', '10.0')).toBe(false);
  expect(compareValues('a', '!=', 'b')).toBe(true);
  expect(compareValues('9', '<', '10')).toBe(true);
  expect(compareValues('a', '<', 'b')).toBe(false);
});

it('compares a text with a number as numbers', () => {
  expect(compareValues(' 10. ', '=', 10)).toBe(true);
  expect(compareValues('-.5', '<', 0)).toBe(true);
});

it.each(['', '1e3', '0x10', '\u00a01', 'ten'])('takes %j for no number, which nothing equals', (text) => {
  for (const sign of ['=', '<', '<=', '>', '>=']) expect(compareValues(text, sign, 1000)).toBe(false);
  expect(compareValues(text, '!=', 1000)).toBe(true);
});

it('includes the limit where the sign does', () => {
  const results = ['<', '<=', '>', '>='].map((sign) => compareValues(2, sign, 2));
  expect(results).toEqual([false, true, false, true]);
});
