import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';

interface LoadableRoute {
  component: {preload?: () => Promise<unknown>};
  routes?: LoadableRoute[];
}

// The published types of the routes know neither that preload is a promise nor that nested routes are loadable.
const loadableRoutes = routes as unknown as LoadableRoute[];

/** Set from the moment that the reader goes to a page until it shows. */
let isNavigating = false;

/**
 * Saves a navigation whose page does not load. Stock Docusaurus reloads in any case: without a network that ends on the
 * browser's error page, and Retry (specification, section 2.4) is never reached. Here the page reloads only when the
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

for (const {component} of flatten(loadableRoutes)) {
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

function flatten(list: readonly LoadableRoute[]): LoadableRoute[] {
  return list.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}
