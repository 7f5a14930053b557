import {dropEndSlash} from '../text/dropEndSlash';
import type {TreeProps} from './tree';

/** A route as it is written to JSON: a page, or a frame around pages. */
export interface RouteData {
  /** From the root of the host. */
  readonly path: string;
  /** True for pages, absent for frames. */
  readonly exact?: boolean;
  /** The modules that the route loads, as indexes into `SiteRoutes.modules`; the prop names are Docusaurus' (`__comp`). */
  readonly modules: TreeProps<number>;
  readonly routes?: readonly RouteData[];
  /** Id of a docs page. */
  readonly doc?: string;
  /** Paths of that page in other versions of the docs. */
  readonly otherVersions?: readonly string[];
  /** Further attributes that plugins give a route, such as `sidebar`. */
  readonly [attribute: string]: unknown;
}

/** Where the bundler has put a module: its id, then the ids of the chunks to load for it. */
export type ModulePlace = readonly [id: string | number, ...chunks: string[]];

/** Routes, with all that is needed to load them. */
export interface SiteRoutes {
  readonly modules: readonly ModulePlace[];
  /** Names of scripts (`assets/js/<name>.js`) by chunk, for chunks that the bundler's runtime does not know. */
  readonly files: Readonly<Record<string, string>>;
  readonly routes: readonly RouteData[];
}

/** The routes in the HTML of a built page: its own, so that it can start without those of the site. */
export interface PageRoutes extends SiteRoutes {
  /** Whether the site has a page at its root, which breadcrumbs then lead to. */
  readonly hasHome: boolean;
}

/**
 * Id of the element that holds the `PageRoutes` of a page. Its `data-src` is the URL of the `SiteRoutes`; without `data-src`
 * the element holds the routes of all pages.
 */
export const PAGE_ROUTES_ID = 'page-routes';

/** Finds the frames around a page and the page, the outermost first. */
export type FindChain = (path: string) => readonly RouteData[] | undefined;

/** Indexes routes by path. As in the stock router, neither case nor a trailing slash matters. */
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
