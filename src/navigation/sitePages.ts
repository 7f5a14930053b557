import generatedRoutes from '@generated/routes';
import {listPaths} from '@site/lib/navigation/listPaths';
import {getRoutes, hasAllRoutes, loadRoutes, routes} from './lazyRoutes/routeStore';

/** The paths of all pages, from the root of the host; loads the routes of the site where they are not known. */
export async function listSitePages(): Promise<string[]> {
  if (!isLazy()) return listPaths(generatedRoutes);
  await loadRoutes();
  return listPaths(getRoutes());
}

/** Whether there is a page at exactly this path; a promise when the routes of the site must be loaded first. */
export function isSitePage(path: string): boolean | Promise<boolean> {
  if (!isLazy()) return listPaths(generatedRoutes).includes(path);
  if (hasAllRoutes()) return listPaths(getRoutes()).includes(path);
  return listSitePages().then((paths) => paths.includes(path));
}

/** Without plugins/lazy-routes (under `npm run dev`), Docusaurus' own routes are there, and complete. */
function isLazy(): boolean {
  const known: unknown = generatedRoutes;
  return known === routes;
}
