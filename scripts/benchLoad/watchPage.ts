import type {Task} from '../../lib/bench/blockingTime';

/** Measurements of a page while it opens, which `watchPage` stores on the window. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** When React had taken over the page; 0 until then. */
  hydrated: number;
  tasks: Task[];
  /** Time from each press to the next frame, by the number of the press. */
  presses: number[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Properties of these entries that the DOM types lack. */
interface MeasuredEntry extends PerformanceEntry {
  /** Of a shift. */
  value?: number;
  hadRecentInput?: boolean;
  /** Of an event: 0 unless it belongs to a press. */
  interactionId?: number;
}

/** Runs in the page before anything else, and stores measurements on the window. */
export function watchPage(): void {
  const observed: Observed = {firstPaint: 0, largestPaint: 0, shift: 0, hydrated: 0, tasks: [], presses: []};
  window.observed = observed;

  function watch(
    options: PerformanceObserverInit & {durationThreshold?: number},
    take: (entry: MeasuredEntry) => void,
  ) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({buffered: true, ...options});
  }

  new MutationObserver((_, observer) => {
    observed.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  watch({type: 'paint'}, ({name, startTime}) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch({type: 'largest-contentful-paint'}, ({startTime}) => {
    observed.largestPaint = startTime;
  });
  watch({type: 'layout-shift'}, ({value = 0, hadRecentInput}) => {
    if (!hadRecentInput) observed.shift += value;
  });
  watch({type: 'longtask'}, ({startTime, duration}) => {
    observed.tasks.push({start: startTime, duration});
  });
  watch({type: 'event', durationThreshold: 16}, ({interactionId, duration}) => {
    if (interactionId) observed.presses.push(duration);
  });
}
