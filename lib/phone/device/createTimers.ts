/** Simulated time and what waits for it. Times are milliseconds since the start. */
export interface Timers {
  nowMs(): number;
  /** Lets time pass, and runs what is due meanwhile in the order of its time. */
  advance(ms: number): void;
  schedule(afterMs: number, run: () => void): void;
  /** Time of the next timer; `undefined` without timers. */
  nextTimerMs(): number | undefined;
}

interface Timer {
  atMs: number;
  run: () => void;
}

/** Makes a clock that stands at 0, without timers. */
export function createTimers(): Timers {
  let timers: Timer[] = [];
  let nowMs = 0;

  return {
    nowMs: () => nowMs,
    advance(ms) {
      const until = nowMs + ms;
      for (;;) {
        const due = timers.filter(({atMs}) => atMs <= until).sort((a, b) => a.atMs - b.atMs)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        nowMs = Math.max(nowMs, due.atMs);
        due.run();
      }
      nowMs = until;
    },
    schedule(afterMs, run) {
      timers.push({atMs: nowMs + afterMs, run});
    },
    nextTimerMs: () => (timers.length === 0 ? undefined : Math.min(...timers.map(({atMs}) => atMs))),
  };
}
