import type {ClientModule} from '@docusaurus/types';

/** How long the server may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Whether the reader has gone to a page that is not shown yet. */
let isNavigating = false;

/** Tracks navigations for `recover`. */
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
 * Handles a navigation whose page does not load (src/navigation/lazyRoutes/preload.ts); rethrowing the error makes Docusaurus
 * load the page as a new document. Stock Docusaurus always does: without a network that ends on the browser's error page
 * (https://github.com/facebook/docusaurus/pull/7600), and Retry (tests/SPEC.md 2.4) is never shown. Here it happens only when
 * the server answers, as after a new release; otherwise PageLoader says what happened and offers Retry.
 */
export async function recover(error: unknown): Promise<void> {
  if (document.documentElement.dataset.hasHydrated !== 'true') throw error;
  // A preload under the pointer: the page is loaded again when the reader goes there.
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
