import generatedRoutes from '@generated/routes';

/** A route of the site, as the router reads it and as the browser's scripts may change it. */
export interface SiteRoute {
  /** From the root of the host; as a regular expression it is compared by case. */
  path: string | RegExp;
  exact?: boolean;
  component: {preload?: () => Promise<unknown>};
  routes?: SiteRoute[];
}

/**
 * The routes of the site, in the order in which the router tries them. Docusaurus' published type
 * (https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-module-type-aliases/src/index.d.ts) knows
 * neither that `preload` is a promise, nor that nested routes are loaded alike, nor regular expressions as paths.
 */
export const routes = generatedRoutes as unknown as SiteRoute[];
