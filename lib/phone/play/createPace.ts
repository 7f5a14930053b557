import type {RunEvent} from '../run/runEvent';

/** Minimum time for which an event is shown, in milliseconds; other events are shown together with the next. */
const MINIMUM_MS: Partial<Record<RunEvent['type'], number>> = {
  line: 220,
  output: 120,
  tap: 450,
  swipe: 600,
  pointer: 300,
  wheel: 300,
  key: 300,
  typed: 400,
  find: 500,
  screenshot: 200,
  app: 400,
  dialog: 1500,
  toast: 500,
  window: 500,
  'not-simulated': 300,
};

/** Simulated waits are shown in full up to the first of these, then ten times as fast, and never longer than the last. */
const REAL_TIME_MS = 400;
const FAST_FACTOR = 10;
const MAX_WAIT_MS = 1600;

/** Counts how often each line has done the same; the result tells for how long the next event is shown, repetitions shorter. */
export function createPace(): (event: RunEvent) => number {
  const repeats = new Map<string, number>();
  return ({type, line}) => {
    const key = `${type}:${line}`;
    const times = repeats.get(key) ?? 0;
    repeats.set(key, times + 1);
    return (MINIMUM_MS[type] ?? 0) / (1 + times / 4);
  };
}

/** How long a wait of simulated time is shown. */
export function shortenWait(ms: number): number {
  if (ms <= REAL_TIME_MS) return Math.max(0, ms);
  return Math.min(MAX_WAIT_MS, REAL_TIME_MS + (ms - REAL_TIME_MS) / FAST_FACTOR);
}
