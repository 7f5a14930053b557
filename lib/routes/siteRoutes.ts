import {dropEndSlash} from '../text/dropEndSlash';
import type {TreeProps} from './tree';

/** A route as it is written down: a page, or a frame around pages. */
export interface RouteData {
  /** From the root of the host. */
  readonly path: string;
  /** Of pages, not of frames. */
  readonly exact?: boolean;
  /** Numbers of the modules that it is made of; the names of the props are Docusaurus': `__comp` is what React renders. */
  readonly modules: TreeProps<number>;
  readonly routes?: readonly RouteData[];
  /** Id of the page, for one of the docs. */
  readonly doc?: string;
  /** What plugins say of the route besides, such as `sidebar`. */
  readonly [attribute: string]: unknown;
}

/** Where the bundler has put a module: its id, then those of the chunks that it comes in. */
export type ModulePlace = readonly [id: string | number, ...chunks: string[]];

/** Routes with all that it takes to load them. */
export interface SiteRoutes {
  readonly modules: readonly ModulePlace[];
  /** The name of a chunk's script, where the bundler's runtime does not know it: `assets/js/<name>.js`. */
  readonly files: Readonly<Record<string, string>>;
  readonly routes: readonly RouteData[];
}

/** What a built page says of routes: its own, so that it starts without those of all others. */
export interface PageRoutes extends SiteRoutes {
  /** Whether the site has a page at its root, which breadcrumbs then lead to. */
  readonly hasHome: boolean;
}

/**
 * Id of the element that holds the `PageRoutes` of a page; its `data-src` is the address of `SiteRoutes`. Without that they
 * are those of all pages.
 */
export const PAGE_ROUTES_ID = 'page-routes';

/** Finds a page with the frames around it, the outermost first. */
export type FindChain = (path: string) => readonly RouteData[] | undefined;

/** Compares paths as the stock router does: neither case nor a slash at the end counts. */
export function createChainFinder(routes: readonly RouteData[]): FindChain {
  const chains = new Map<string, readonly RouteData[]>();
  collect(routes, []);
  return (path) => chains.get(toKey(path));

  function collect(list: readonly RouteData[], frames: readonly RouteData[]): void {
    for (const route of list) {
      const chain = [...frames, route];
      if (route.routes) collect(route.routes, chain);
      else if (!chains.has(toKey(route.path))) chains.set(toKey(route.path), chain);
    }
  }
}

function toKey(path: string): string {
  return dropEndSlash(path).toLowerCase();
}
