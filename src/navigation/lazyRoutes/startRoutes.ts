import siteConfig from '@generated/docusaurus.config';
import {PAGE_ROUTES_ID, type PageRoutes} from '@site/lib/routes/siteRoutes';
import {unresolvedPage} from './renderRoutes';
import {initRoutes, routes, type SiteRoute} from './routeStore';

/** Reads the routes that plugins/built-pages has written into the page. The result replaces `@generated/routes`. */
export function startRoutes(): SiteRoute[] {
  const element = document.getElementById(PAGE_ROUTES_ID);
  if (!element) throw new Error(`This page lacks #${PAGE_ROUTES_ID}`);
  // Not validated: the same build has written it.
  const {hasHome, ...own}: PageRoutes = JSON.parse(element.textContent);
  initRoutes(own, element.dataset.src);
  // A stub is enough: breadcrumbs only check that the home page exists.
  if (hasHome) routes.push({path: siteConfig.baseUrl, exact: true, component: unresolvedPage, isStub: true});
  return routes;
}
