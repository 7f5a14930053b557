import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import {hasSlowConnection} from '@site/src/navigation/hasSlowConnection';
import {decodePath} from './decodePath';
import {toUrls} from './loadModule';
import preloadPage from './preload';
import {findModules, loadRoutes} from './routeStore';

const fetched = new Set<string>();
const loaded = new Set<string>();

/**
 * `window.docusaurus`: links call `prefetch` when they come into view and `preload` when a reader points at them. Replaces
 * Docusaurus' own, which looks up the scripts of a page in tables of the whole site.
 */
export default Object.freeze({
  prefetch(link: string): false | Promise<void> {
    const path = toPath(link);
    if (hasSlowConnection() || loaded.has(path) || fetched.has(path)) return false;
    fetched.add(path);
    return prefetchScripts(path);
  },
  preload(link: string): false | Promise<void> {
    const path = toPath(link);
    if (hasSlowConnection() || loaded.has(path)) return false;
    loaded.add(path);
    return preloadPage(path);
  },
});

async function prefetchScripts(path: string): Promise<void> {
  try {
    await loadRoutes();
  } catch {
    // A prefetch may fail: the page is loaded when the reader goes there.
    return;
  }
  // The network may have been lost while the routes were loading.
  if (!navigator.onLine) return;
  const urls = new Set(findModules(path).flatMap(toUrls));
  await Promise.all([...urls].map((url) => fetchAhead(url)));
}

/** The path of the page that a link leads to, without query and hash. */
function toPath(link: string): string {
  return decodePath(link.replace(/[?#].*$/, ''));
}
