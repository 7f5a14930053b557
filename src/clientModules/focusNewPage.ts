import type {ClientModule} from '@docusaurus/types';
import {decodeAddress} from '@site/lib/text/decodeAddress';
import {focusTemporarily} from '@site/src/focus/focusTemporarily';

/** How long the theme takes to set the title, which it does in the next frame, in milliseconds. */
const SETTLE = 100;

let announcer: HTMLElement | undefined;

/**
 * Tells readers who do not see the page that another one has come: focus goes to its heading, or to the one that the
 * address names, and the title is announced. The stock theme does neither when the new page has another layout.
 */
const focusNewPage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Only what changes in a region that is already there gets announced.
    announcer ??= addAnnouncer();
    if (previousLocation === null) return;
    const isNewPage = location.pathname !== previousLocation.pathname;
    if (!isNewPage && (location.hash === '' || location.hash === previousLocation.hash)) return;
    setTimeout(() => {
      focusHeading(location.hash);
      if (isNewPage && announcer) announcer.textContent = document.title;
    }, SETTLE);
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

function focusHeading(hash: string): void {
  const named = hash === '' ? null : document.getElementById(decodeAddress(hash.slice(1)));
  const heading = named ?? document.querySelector<HTMLElement>('h1');
  // The page has already been scrolled to where it belongs.
  if (heading !== null) focusTemporarily(heading, {preventScroll: true});
}
