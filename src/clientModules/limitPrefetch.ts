import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Pages that may be fetched ahead only because a link to them is in view, for each page that the reader opens. */
const MAX_IN_VIEW = 3;
/** By one of these a reader shows that he is there. */
const SIGNS_OF_READING = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** How long what the reader did goes first, in milliseconds. Safari does not tell when it is idle. */
const DELAY_MS = 200;

let left = MAX_IN_VIEW;
let isLimited = false;
let isReading = false;
let waiting: (() => void)[] = [];

/**
 * Limits prefetching by visibility: a docs page shows some thirty links at once, and stock Docusaurus would fetch all
 * their pages while this one still starts. Here it is three, each in a task of its own, and none before
 * the reader moves, scrolls or presses. Pages under the pointer or finger are fetched as before (that is `preload`, not
 * `prefetch`).
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
    document.addEventListener(type, beginReading, {capture: true, once: true, passive: true});
}

function beginReading(): void {
  isReading = true;
  for (const fetchPage of waiting) setTimeout(fetchPage, DELAY_MS);
  waiting = [];
}

/**
 * Fetches nothing where the stock code fails: it reads `navigator.connection.effectiveType`, which Firefox for Android had
 * not (instantpage/instant.page#59). The link that asks would fail, and with it its page. No issue of Docusaurus was found.
 */
function fetchAhead<Fetching>(fetchPage: (path: string) => false | Fetching, path: string): false | Fetching {
  try {
    return fetchPage(path);
  } catch {
    return false;
  }
}

/**
 * Takes away the element that fetched a script ahead, once it has: stock Docusaurus leaves them all, several for one
 * script, and each holds two listeners. No upstream issue was found.
 */
function removeFetched({target}: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'prefetch') target.remove();
}
