import {expect, it} from 'vitest';
import {MOST_EVEN_GROWTH, measureGrowth} from './measureGrowth';

/** Visits each number below `amount`, `times` over. */
function visit(amount: number, times: number): number {
  let sum = 0;
  for (let time = 0; time < times; time++) for (let each = 0; each < amount; each++) sum += each % 7;
  return sum;
}

it('tells work that grows evenly from work in which each part costs all others', () => {
  expect(measureGrowth((amount) => visit(amount, 500), 2000)).toBeLessThan(MOST_EVEN_GROWTH);
  expect(measureGrowth((amount) => visit(amount, amount), 2000)).toBeGreaterThan(MOST_EVEN_GROWTH);
});
