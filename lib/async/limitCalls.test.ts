import {setTimeout as sleep} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {limitCalls} from './limitCalls';

it('calls no more at a time than allowed, in their order', async () => {
  const limited = limitCalls(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      limited(async () => {
        started.push(number);
        most = Math.max(most, ++running);
        await sleep(1);
        running--;
        return number * 2;
      }),
    ),
  );
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('goes on after a call that fails', async () => {
  const limited = limitCalls(1);
  const failed = limited(() => Promise.reject(new Error('no')));
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});
