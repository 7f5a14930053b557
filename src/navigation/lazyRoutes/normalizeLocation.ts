import type {useLocation} from '@docusaurus/router';
import {findRoutes, isRefusedPath} from './routeStore';

type Location = ReturnType<typeof useLocation>;

/** Replaces Docusaurus' own: a page is also found by the name of its file, `/page.html` or `/page/index.html`. */
export default function normalizeLocation(location: Location): Location {
  const pathname = location.pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  const isAsItIs =
    pathname === location.pathname || isRefusedPath(location.pathname) || findRoutes(location.pathname);
  return isAsItIs ? location : {...location, pathname};
}
