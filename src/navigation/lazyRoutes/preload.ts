import siteConfig from '@generated/docusaurus.config';
import {recover} from '@site/src/clientModules/recoverNavigation';
import {decodePath} from './decodePath';
import {notFound} from './notFound';
import {unknown} from './renderRoutes';
import {findRoutes, hasAllRoutes} from './routeStore';

/** Stands for Docusaurus' own: loads the code of a page, and first the routes of the site when the path is not known. */
export default async function preload(pathname: string): Promise<void> {
  const path = decodePath(toRoutePath(pathname));
  try {
    if (findRoutes(path) === undefined && !hasAllRoutes()) await unknown.preload();
    const components = findRoutes(path)?.map(({component}) => component) ?? [notFound];
    await Promise.all(components.map((component) => component.preload()));
  } catch (error) {
    await recover(error);
  }
}

/** In hash mode Docusaurus asks at the start for the file of the site. */
function toRoutePath(pathname: string): string {
  if (siteConfig.future.experimental_router !== 'hash' || pathname !== window.location.pathname)
    return pathname;
  return /^#([^?#]+)/.exec(window.location.hash)?.[1] ?? '/';
}
