/** A task of the browser's main thread, in milliseconds since the page was asked for. */
export interface Task {
  start: number;
  duration: number;
}

/** Longer tasks delay the response to a press noticeably, in milliseconds (web.dev/articles/tbt). */
const UNFELT_MS = 50;

/** Total blocking time: the sum over all tasks after the first paint of what exceeds that limit. */
export function blockingTime(tasks: readonly Task[], painted: number): number {
  return tasks
    .map(({start, duration}) => start + duration - Math.max(start, painted) - UNFELT_MS)
    .reduce((total, blocked) => total + Math.max(0, blocked), 0);
}
