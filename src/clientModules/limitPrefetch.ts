import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Pages that may be fetched ahead only because a link to them is in view, for each page that the reader opens. */
const MAX_IN_VIEW = 3;

let left = MAX_IN_VIEW;
let isLimited = false;

/**
 * Limits prefetching by visibility: a docs page shows some thirty links at once, and stock Docusaurus would fetch all
 * their pages. Pages under the pointer or finger are fetched as before (that is `preload`, not `prefetch`).
 */
const limitPrefetch: ClientModule = {
  onRouteUpdate() {
    left = MAX_IN_VIEW;
    if (isLimited) return;
    isLimited = true;
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {
      preload: (path) => fetchAhead(preload, path),
      prefetch(path) {
        if (left === 0) return false;
        const fetching = fetchAhead(prefetch, path);
        if (fetching) left--;
        return fetching;
      },
    };
  },
};

export default limitPrefetch;

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['load', 'error']) document.head.addEventListener(type, removeFetched, {capture: true});
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
