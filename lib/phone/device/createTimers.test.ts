import {expect, it} from 'vitest';
import {createTimers} from './createTimers';

it('runs what is due in the order of its time, also what is added meanwhile', () => {
  const timers = createTimers();
  const ran: [name: string, atMs: number][] = [];
  const note = (name: string) => () => void ran.push([name, timers.nowMs()]);
  timers.schedule(300, note('third'));
  timers.schedule(100, () => {
    note('first')();
    timers.schedule(100, note('second'));
  });
  timers.schedule(500, note('too late'));
  timers.advance(400);
  expect(ran).toEqual([
    ['first', 100],
    ['second', 200],
    ['third', 300],
  ]);
  expect([timers.nowMs(), timers.nextTimerMs()]).toEqual([400, 500]);
});

it('runs timers of the same time in the order in which they were added', () => {
  const timers = createTimers();
  const ran: string[] = [];
  for (const name of ['a', 'b', 'c']) timers.schedule(100, () => void ran.push(name));
  timers.advance(100);
  expect(ran).toEqual(['a', 'b', 'c']);
});

it('stands at 0 at first, and has no next timer once all have run', () => {
  const timers = createTimers();
  expect([timers.nowMs(), timers.nextTimerMs()]).toEqual([0, undefined]);
  timers.schedule(50, () => {});
  expect(timers.nextTimerMs()).toBe(50);
  timers.advance(50);
  expect([timers.nowMs(), timers.nextTimerMs()]).toEqual([50, undefined]);
});
