import {expect, it} from 'vitest';
import {mapLimited} from './mapLimited';

it('gives the results in the order of the items, and never works on more than allowed', async () => {
  let running = 0;
  let most = 0;
  const results = await mapLimited([5, 1, 3, 2, 4], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    running--;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});

it('fails with the first that fails', async () => {
  await expect(mapLimited([1, 2], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
