import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import {decodePath} from './decodePath';
import {toUrls} from './loadModule';
import preloadPage from './preload';
import {findModules, loadRoutes} from './routeStore';

const fetched = new Set<string>();
const loaded = new Set<string>();

/**
 * What links call when they come into view and when a reader points at them. Stands for Docusaurus' own, which looks
 * up the scripts of a page in tables of the whole site.
 */
export default Object.freeze({
  prefetch(link: string): false | Promise<void> {
    const path = toPath(link);
    if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
    fetched.add(path);
    return prefetchScripts(path);
  },
  preload(link: string): false | Promise<void> {
    const path = toPath(link);
    if (isSlow() || loaded.has(path)) return false;
    loaded.add(path);
    return preloadPage(path);
  },
});

async function prefetchScripts(path: string): Promise<void> {
  try {
    await loadRoutes();
  } catch {
    // The page is fetched when the reader goes there.
    return;
  }
  // The network may have gone while the routes came.
  if (!navigator.onLine) return;
  const urls = new Set(findModules(path).flatMap(toUrls));
  await Promise.all([...urls].map((url) => fetchAhead(url)));
}

/** The page that a link leads to, without the place in it. */
function toPath(link: string): string {
  return decodePath(link.replace(/[?#].*$/, ''));
}

/** Whether the reader pays for each byte or waits for it, where the browser tells. */
function isSlow(): boolean {
  // Not all browsers have it, and so TypeScript does not know it.
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
