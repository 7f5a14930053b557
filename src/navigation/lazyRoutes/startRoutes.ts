import siteConfig from '@generated/docusaurus.config';
import {PAGE_ROUTES_ID, type PageRoutes} from '@site/lib/routes/siteRoutes';
import {unknown} from './renderRoutes';
import {beginRoutes, routes, type SiteRoute} from './routeStore';

/** Reads what the page says of routes (plugins/built-pages). The result is what `@generated/routes` exports. */
export function startRoutes(): SiteRoute[] {
  const element = document.getElementById(PAGE_ROUTES_ID);
  if (!element) throw new Error('This page does not say which one it is');
  // Written by the same build.
  const {hasHome, ...own}: PageRoutes = JSON.parse(element.textContent);
  beginRoutes(own, element.dataset.src);
  // Breadcrumbs only ask whether there is a home page.
  if (hasHome) routes.push({path: siteConfig.baseUrl, exact: true, component: unknown, isStub: true});
  return routes;
}
