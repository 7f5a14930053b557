import {findFragmentTarget} from './findFragmentTarget';
import {focusTemporarily} from './focusTemporarily';

/** How long to wait for a page's heading before the focus is left where it is, in milliseconds. */
const MAX_WAIT_MS = 10_000;
const INTERVAL_MS = 50;

/**
 * Focuses what a reader came for, as soon as it is there: the heading that `hash` names, or that of the page. Leaves the
 * focus alone when the reader moves it meanwhile. `isScrolled` tells that the page is already where it belongs.
 */
export function focusPage(hash: string, isScrolled: boolean): void {
  const start = Date.now();
  const focused = document.activeElement;

  function attempt() {
    const {activeElement} = document;
    if (activeElement !== focused && activeElement !== document.body) return;
    const named = findFragmentTarget(hash);
    const heading = named ?? document.querySelector<HTMLElement>('h1');
    if (heading !== null) {
      if (!isScrolled) named?.scrollIntoView();
      focusTemporarily(heading, {preventScroll: true});
    } else if (Date.now() - start < MAX_WAIT_MS) setTimeout(attempt, INTERVAL_MS);
  }

  attempt();
}
