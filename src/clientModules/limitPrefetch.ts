import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** How many pages are prefetched because a link to them is in view, for each page that the reader opens. */
const MAX_IN_VIEW = 3;
/** Events that show that somebody is reading the page. */
const SIGNS_OF_READING = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** How long a prefetch waits, so that the response to the event goes first; Safari has no `requestIdleCallback`. */
const DELAY_MS = 200;

let left = MAX_IN_VIEW;
let isLimited = false;
let isReading = false;
let waiting: (() => void)[] = [];

/**
 * Limits prefetching by visibility. A docs page shows some thirty links at once, and stock Docusaurus would prefetch all their
 * pages while this one is starting. Here three are prefetched, each in a task of its own, and none before the reader moves the
 * pointer, scrolls or presses a key. Links under a pointer or finger load their pages as in stock (`preload`).
 */
const limitPrefetch: ClientModule = {
  onRouteUpdate() {
    left = MAX_IN_VIEW;
    waiting = [];
    if (isLimited) return;
    isLimited = true;
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {
      preload: (path) => fetchAhead(preload, path),
      prefetch(path) {
        if (left === 0) return false;
        const fetchPage = () => {
          if (left > 0 && navigator.onLine && fetchAhead(prefetch, path)) left--;
        };
        if (isReading) setTimeout(fetchPage, DELAY_MS);
        else waiting.push(fetchPage);
        return false;
      },
    };
  },
};

export default limitPrefetch;

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['load', 'error']) document.head.addEventListener(type, removeFetched, {capture: true});
  for (const type of SIGNS_OF_READING)
    document.addEventListener(type, beginReading, {capture: true, passive: true});
}

function beginReading({type, movementX, movementY}: Event & {movementX?: number; movementY?: number}): void {
  // Browsers also report the pointer that rests over a page that has just come.
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  for (const sign of SIGNS_OF_READING) document.removeEventListener(sign, beginReading, {capture: true});
  isReading = true;
  for (const fetchPage of waiting) setTimeout(fetchPage, DELAY_MS);
  waiting = [];
}

/**
 * Fetches nothing where the stock code throws: it reads `navigator.connection.effectiveType`, which was missing in Firefox for
 * Android (instantpage/instant.page#59). The error would crash the page with the link. No issue of Docusaurus was found.
 */
function fetchAhead<Fetching>(fetchPage: (path: string) => false | Fetching, path: string): false | Fetching {
  try {
    return fetchPage(path);
  } catch {
    return false;
  }
}

/**
 * Removes the element of a prefetch once it has finished: stock Docusaurus leaves all of them, several for one script, each
 * with two listeners. No upstream issue was found.
 */
function removeFetched({target}: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'prefetch') target.remove();
}
