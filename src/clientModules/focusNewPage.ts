import type {ClientModule} from '@docusaurus/types';
import {findFragmentTarget} from '@site/src/hooks/findFragmentTarget';
import {focusPage} from '@site/src/hooks/focusPage';

/** How long the theme takes to set the title, which it does in the next frame, in milliseconds. */
const SETTLE_MS = 100;

let announcer: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isUnannounced = false;

/**
 * Tells users of screen readers about a new page: the focus moves to its heading, or to the one that the URL names, and the
 * title is announced. The stock theme does neither when the new page has another layout.
 */
const focusNewPage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Added early: only changes in an existing region are announced.
    announcer ??= addAnnouncer();
    if (previousLocation === null) return;
    const isNewPage = location.pathname !== previousLocation.pathname;
    const isNewTarget = location.hash !== previousLocation.hash && findFragmentTarget(location.hash) !== null;
    if (!isNewPage && !isNewTarget) return;
    isUnannounced ||= isNewPage;
    // Of two changes in a row only the last has a place for the focus.
    clearTimeout(timer);
    timer = setTimeout(() => {
      focusPage(location.hash, true);
      if (isUnannounced && announcer) announcer.textContent = document.title;
      isUnannounced = false;
    }, SETTLE_MS);
  },
};

export default focusNewPage;

function addAnnouncer(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'page-announcer';
  document.body.prepend(region);
  return region;
}
