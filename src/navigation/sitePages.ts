import generatedRoutes from '@generated/routes';
import {listPaths} from '@site/lib/navigation/listPaths';
import {getRoutes, hasAllRoutes, loadRoutes, routes} from './lazyRoutes/routeStore';

/** The paths of all pages, from the root of the host; they may have to be loaded first. */
export async function listSitePages(): Promise<string[]> {
  if (!isLazy()) return listPaths(generatedRoutes);
  await loadRoutes();
  return listPaths(getRoutes());
}

/** Whether there is a page at exactly this path; not at once when the pages of the site are not known yet. */
export function isSitePage(path: string): boolean | Promise<boolean> {
  if (!isLazy()) return listPaths(generatedRoutes).includes(path);
  if (hasAllRoutes()) return listPaths(getRoutes()).includes(path);
  return listSitePages().then((paths) => paths.includes(path));
}

/** Under `npm run dev` and without plugins/lazy-routes, Docusaurus' own routes are complete. */
function isLazy(): boolean {
  const known: unknown = generatedRoutes;
  return known === routes;
}
