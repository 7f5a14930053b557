import siteConfig from '@generated/docusaurus.config';
import {recover} from '@site/src/clientModules/recoverNavigation';
import {decodePath} from './decodePath';
import {notFound} from './notFound';
import {unresolvedPage} from './renderRoutes';
import {findRoutes, hasAllRoutes} from './routeStore';

/** Replaces Docusaurus' own: loads the code of a page, after the routes of the site when the path is not known yet. */
export default async function preload(pathname: string): Promise<void> {
  const path = decodePath(toRoutePath(pathname));
  try {
    if (findRoutes(path) === undefined && !hasAllRoutes()) await unresolvedPage.preload();
    const components = findRoutes(path)?.map(({component}) => component) ?? [notFound];
    await Promise.all(components.map((component) => component.preload()));
  } catch (error) {
    await recover(error);
  }
  // Another page is being loaded (plugins/boot-watch/watchBoot.ts): this one would be hydrated as that.
  if (document.documentElement.hasAttribute('data-is-left')) await new Promise(() => {});
}

/** In hash mode Docusaurus preloads the path of the HTML file when the site starts; the route is in the hash. */
function toRoutePath(pathname: string): string {
  if (siteConfig.future.experimental_router !== 'hash' || pathname !== window.location.pathname)
    return pathname;
  return /^#([^?#]+)/.exec(window.location.hash)?.[1] ?? '/';
}
