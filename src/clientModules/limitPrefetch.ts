import type {ClientModule} from '@docusaurus/types';

/** Pages that may be fetched ahead only because a link to them is in view, for each page that the reader opens. */
const MOST_IN_VIEW = 3;

let left = MOST_IN_VIEW;
let isLimited = false;

/**
 * Limits prefetching by visibility: a docs page shows some thirty links at once, and stock Docusaurus would fetch all
 * their pages. Pages under the pointer or finger are fetched as before (that is `preload`, not `prefetch`).
 */
const limitPrefetch: ClientModule = {
  onRouteUpdate() {
    left = MOST_IN_VIEW;
    if (isLimited) return;
    isLimited = true;
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(path) {
        if (left === 0) return false;
        const fetching = prefetch(path);
        if (fetching) left--;
        return fetching;
      },
    };
  },
};

export default limitPrefetch;
