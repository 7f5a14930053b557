import type {ClientModule} from '@docusaurus/types';
import {routes, type SiteRoute} from '@site/src/navigation/routes';

/** Set from the moment that the reader goes to a page until it shows. */
let isNavigating = false;

/**
 * Saves a navigation whose page does not load. Stock Docusaurus reloads in any case: without a network that ends on the
 * browser's error page (https://github.com/facebook/docusaurus/pull/7600), and Retry (tests/SPEC.md 2.4) is never reached. Here the page reloads only when the
 * server answers, as after a new release; otherwise the page's place says what happened and offers Retry.
 */
const recoverNavigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isNavigating = previousLocation !== null;
  },
  onRouteDidUpdate() {
    isNavigating = false;
  },
};

export default recoverNavigation;

for (const {component} of flatten(routes)) {
  const {preload} = component;
  if (preload) component.preload = () => preload().catch(recover);
}

async function recover(error: unknown): Promise<void> {
  if (document.documentElement.dataset.hasHydrated !== 'true') throw error;
  // A preload that a pointer caused: the page may still load when the reader goes there.
  if (!isNavigating) return;
  if (await isServerReachable()) throw error;
}

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

function flatten(list: readonly SiteRoute[]): SiteRoute[] {
  return list.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}
