import type {ClientModule} from '@docusaurus/types';

/** How long the server may take to show that it is there, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Set from the moment that the reader goes to a page until it shows. */
let isNavigating = false;

/** Knows whether the reader is on the way to a page, for `recover`. */
const recoverNavigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isNavigating = previousLocation !== null;
  },
  onRouteDidUpdate() {
    isNavigating = false;
  },
};

export default recoverNavigation;

/**
 * Saves a navigation whose page does not load (src/navigation/lazyRoutes/preload.ts). Stock Docusaurus reloads in any case:
 * without a network that ends on the browser's error page (https://github.com/facebook/docusaurus/pull/7600), and Retry
 * (tests/SPEC.md 2.4) is never reached. Here the page reloads only when the server answers, as after a new release;
 * otherwise the page's place says what happened and offers Retry.
 */
export async function recover(error: unknown): Promise<void> {
  if (document.documentElement.dataset.hasHydrated !== 'true') throw error;
  // A preload that a pointer caused: the page may still load when the reader goes there.
  if (!isNavigating) return;
  if (await isServerReachable()) throw error;
}

async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal});
    return true;
  } catch {
    return false;
  }
}
