// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import nprogress from './nprogress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  nprogress.done();
  vi.runAllTimers();
  vi.useRealTimers();
});

function listBars(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#nprogress .bar')];
}

/** How far the only bar is, from 0 to 1. */
function readShare(): number {
  const [bar] = listBars();
  return 1 + Number.parseFloat(/-?[\d.]+(?=%)/.exec(bar?.style.transform ?? '')?.[0] ?? '') / 100;
}

it('shows one bar at 8 %, however often it is started', () => {
  nprogress.start();
  nprogress.start();
  expect(listBars()).toHaveLength(1);
  expect(readShare()).toBeCloseTo(0.08);
});

it('moves on by at most 2 % every 800 ms, and never to the end', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  nprogress.start();
  vi.advanceTimersByTime(799);
  expect(readShare()).toBeCloseTo(0.08);
  vi.advanceTimersByTime(1);
  expect(readShare()).toBeCloseTo(0.1);
  vi.advanceTimersByTime(100_000);
  expect(readShare()).toBeCloseTo(0.994);
});

it('goes to the end when it is done, and is removed after it has faded', () => {
  nprogress.start();
  nprogress.done();
  expect(readShare()).toBe(1);
  vi.advanceTimersByTime(400);
  expect(listBars()).toEqual([]);
});

it('starts anew while the last bar fades', () => {
  nprogress.start();
  nprogress.done();
  nprogress.start();
  expect(listBars()).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(readShare()).toBeCloseTo(0.08);
});

it('does nothing when it is done without a start', () => {
  nprogress.done();
  expect(listBars()).toEqual([]);
});
