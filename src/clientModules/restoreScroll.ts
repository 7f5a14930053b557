import type {ClientModule} from '@docusaurus/types';
import {onPopBeforeRouter} from '@site/src/navigation/onPopBeforeRouter';

/** Whether the reader went Back or Forward. */
let hasPopped = false;
/** Where the browser has scrolled to, in pixels, before the page is shown. */
let top = 0;

onPopBeforeRouter(() => {
  hasPopped = true;
});

/**
 * Keeps the place to which the browser scrolls on Back. It does so at once, and stock Docusaurus scrolls to the top when the
 * code of the page has come, which takes a moment after a reload. No upstream issue was found.
 */
const restoreScroll: ClientModule = {
  onRouteUpdate: () => () => {
    top = window.scrollY;
  },
  onRouteDidUpdate({previousLocation}) {
    // Not on the first page, whose hash may have changed before its scripts ran: that is a `popstate` too.
    if (hasPopped && previousLocation) window.scrollTo(0, top);
    hasPopped = false;
  },
};

export default restoreScroll;
