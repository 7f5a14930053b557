/** A task of the browser's main thread, in milliseconds since the page was asked for. */
export interface Task {
  start: number;
  duration: number;
}

/** What a task may take before a press in it is felt, in milliseconds (web.dev/articles/tbt). */
const UNFELT_MS = 50;

/** How long tasks kept the page from answering once it was painted: of each, what is beyond the time that nobody feels. */
export function blockingTime(tasks: readonly Task[], painted: number): number {
  return tasks
    .map(({start, duration}) => start + duration - Math.max(start, painted) - UNFELT_MS)
    .reduce((total, blocked) => total + Math.max(0, blocked), 0);
}
