import {expect, it} from 'vitest';
import {median} from './median';

it.each([
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[2, undefined, 4], 3],
  [[], undefined],
  [[undefined], undefined],
])('finds the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});
