import type {ClientModule} from '@docusaurus/types';
import {onPopBeforeRouter} from '@site/src/navigation/onPopBeforeRouter';

/** The router's key of the history entry to which the reader last went Back or Forward; the first entry has none. */
let poppedKey: string | undefined;
/** Where the browser has scrolled to, in pixels, before the page is shown. */
let top = 0;

onPopBeforeRouter(({state}) => {
  poppedKey = state?.key;
});

/**
 * Keeps the place to which the browser scrolls on Back. It does so at once, and stock Docusaurus scrolls to the top when the
 * code of the page has come, which takes a moment after a reload. No upstream issue was found.
 */
const restoreScroll: ClientModule = {
  onRouteUpdate: () => () => {
    top = window.scrollY;
  },
  onRouteDidUpdate({location, previousLocation}) {
    // Not on the first page, whose hash may have changed before its scripts ran: that is a `popstate` too. Nor after one that
    // only closed the menu or the search: a link that is followed then has a key of its own.
    if (previousLocation && location.key === poppedKey) window.scrollTo(0, top);
  },
};

export default restoreScroll;
