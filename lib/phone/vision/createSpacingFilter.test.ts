import {expect, it} from 'vitest';
import {createSpacingFilter} from './createSpacingFilter';

it('takes no place that is near one before it, in both directions', () => {
  const take = createSpacingFilter(5);
  expect([take(10, 10), take(14, 6), take(15, 10), take(11, 14), take(10, 15)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  const takeAll = createSpacingFilter(0);
  expect([takeAll(1, 1), takeAll(1, 1)]).toEqual([true, true]);
});
