import type {RunEvent} from '../run/runEvent';
import {createPace, shortenWait} from './createPace';
import {applyEvent, EMPTY_VIEW, type PlayView} from './playView';

/** Plays back the events of a run. It has no clock: `tick` tells it how much time has passed. */
export interface Player {
  /** Adds events of the run. */
  add(events: readonly RunEvent[]): void;
  /** Advances by the reader's time in milliseconds; `Infinity` plays everything there is. */
  tick(ms: number): void;
  /** Advances to the beginning of the next line, or to the end. */
  stepForward(): void;
  /** Goes back to the beginning of the previous line. */
  stepBack(): void;
  /** Ends the run at the current event; later ones are dropped. */
  stop(): void;
  view(): PlayView;
  /** How much of the current event has passed, from 0 to 1, such as the position of a finger on its path. */
  progress(): number;
  /** Simulated time, which advances while the current event lasts. */
  clockMs(): number;
  /** Whether all events are shown, and the last one is `end`. */
  isAtEnd(): boolean;
}

/** Creates a player that has shown nothing yet. */
export function createPlayer(): Player {
  const events: RunEvent[] = [];
  let view = EMPTY_VIEW;
  /** How many events are shown. */
  let shown = 0;
  /** How long the last shown event has been in view, and how long it stays. */
  let spentMs = 0;
  let durationMs = 0;
  let pace = createPace();
  let isStopped = false;

  function showNext(): boolean {
    const event = events[shown];
    if (!event) return false;
    view = applyEvent(view, event);
    shown++;
    durationMs = pace(event);
    spentMs = 0;
    return true;
  }

  /** How long the last event is shown: at least the minimum of its kind, and as long as simulated time passes until the next. */
  function stayMs(): number {
    const [current, next] = [events[shown - 1], events[shown]];
    if (!current || !next) return durationMs;
    return Math.max(durationMs, shortenWait(next.atMs - current.atMs));
  }

  function progress(): number {
    return stayMs() > 0 ? Math.min(1, spentMs / stayMs()) : 1;
  }

  function showUntil(count: number): void {
    view = EMPTY_VIEW;
    shown = 0;
    spentMs = 0;
    durationMs = 0;
    pace = createPace();
    while (shown < count) showNext();
  }

  function isAtEnd(): boolean {
    return shown === events.length && events.at(-1)?.type === 'end';
  }

  return {
    add(more) {
      if (isStopped) return;
      for (const event of more) events.push(event);
    },
    tick(ms) {
      let left = ms;
      while (shown < events.length) {
        const missing = stayMs() - spentMs;
        if (missing > left) {
          spentMs += left;
          return;
        }
        left -= missing;
        showNext();
      }
      spentMs = Math.min(durationMs, spentMs + left);
    },
    stepForward() {
      while (showNext()) if (events[shown - 1]?.type === 'line') break;
      spentMs = durationMs;
    },
    stepBack() {
      const before = events.slice(0, Math.max(0, shown - 1));
      showUntil(before.findLastIndex(({type}) => type === 'line') + 1);
      spentMs = durationMs;
    },
    stop() {
      if (isStopped || isAtEnd()) return;
      isStopped = true;
      events.length = shown;
      events.push({type: 'end', outcome: {status: 'stopped'}, atMs: view.atMs, line: view.line});
      showNext();
    },
    view: () => view,
    progress,
    clockMs() {
      const [current, next] = [events[shown - 1], events[shown]];
      if (!current) return 0;
      if (!next) return current.atMs;
      return current.atMs + (next.atMs - current.atMs) * progress();
    },
    isAtEnd,
  };
}
