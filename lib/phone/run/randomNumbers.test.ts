import {expect, it} from 'vitest';
import {createTwister} from './randomNumbers';

it('gives the numbers of the reference of the Mersenne Twister', () => {
  const next = createTwister([0x123, 0x234, 0x345, 0x456]);
  const numbers = Array.from({length: 1000}, next);
  expect(numbers.slice(0, 3)).toEqual([1067595299, 955945823, 477289528]);
  expect(numbers.at(-1)).toBe(3460025646);
});
