import {expect, it} from 'vitest';
import {blockingTime} from './blockingTime';

it('counts of each task what is beyond 50 ms', () => {
  const tasks = [
    {start: 100, duration: 90},
    {start: 300, duration: 50},
    {start: 400, duration: 51},
  ];
  expect(blockingTime(tasks, 100)).toBe(41);
});

it('counts nothing before the first paint, and of a task across it what comes after', () => {
  const tasks = [
    {start: 0, duration: 100},
    {start: 150, duration: 150},
  ];
  expect(blockingTime(tasks, 200)).toBe(50);
});
