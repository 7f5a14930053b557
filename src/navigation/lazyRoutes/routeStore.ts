import {fetchJson} from '@site/lib/async/fetchJson';
import {
  createChainFinder,
  type FindChain,
  type ModulePlace,
  type RouteData,
  type SiteRoutes,
} from '@site/lib/routes/siteRoutes';
import {listLeaves} from '@site/lib/routes/tree';
import {createPageComponent, type RouteComponent} from './createPageComponent';
import {registerChunkFiles} from './loadModule';
import {registerDoc} from './registerDoc';

/** A route as the router and the theme read it. */
export interface SiteRoute {
  path: string;
  exact?: boolean;
  component: RouteComponent;
  /** The pages in this frame that have been visited or preloaded so far. */
  routes?: SiteRoute[];
  [attribute: string]: unknown;
}

/** Whether a path resembles that of a page but leads to none. */
type Refusal = (path: string, pages: readonly RouteData[]) => boolean;

/** The routes that have been visited or preloaded so far; the theme looks for the home page among them. */
export const routes: SiteRoute[] = [];

let pages: readonly RouteData[] = [];
let places: readonly ModulePlace[] = [];
let findChain: FindChain = () => undefined;
let isRefused: Refusal = () => false;
let address: string | undefined;
let isComplete = false;
let loading: Promise<void> | undefined;

/** Starts with the routes in the page; `source` is the URL of the routes of the whole site, when those are not all. */
export function initRoutes(own: SiteRoutes, source: string | undefined): void {
  address = source;
  isComplete = source === undefined;
  adopt(own);
}

/** Whether the routes of the whole site are known. */
export function hasAllRoutes(): boolean {
  return isComplete;
}

/** All routes that are known: those of the page, or of the whole site. */
export function getRoutes(): readonly RouteData[] {
  return pages;
}

/** Loads the routes of the whole site, once; after a failure, or ten seconds, the next call tries again. */
export function loadRoutes(): Promise<void> {
  loading ??= fetchRoutes().catch((error: unknown) => {
    loading = undefined;
    const failure = new Error(`Loading the routes of the site failed: ${error}`);
    // The bundler's name for code that did not load, which plugins/boot-watch recognises.
    throw Object.assign(failure, {name: 'ChunkLoadError'});
  });
  return loading;
}

/** From now on no page is found at the paths that `refusal` holds for. */
export function refusePaths(refusal: Refusal): void {
  isRefused = refusal;
}

/** Whether no page is found at a path because it is refused. */
export function isRefusedPath(path: string): boolean {
  return isRefused(path, pages);
}

/** The routes to render for a path, from the outermost frame to the page; undefined when no page is known there. */
export function findRoutes(path: string): SiteRoute[] | undefined {
  if (isRefusedPath(path)) return undefined;
  let siblings: SiteRoute[] | undefined = routes;
  return findChain(path)?.map((data) => {
    const route = addRoute(siblings ?? [], data);
    siblings = route.routes;
    return route;
  });
}

/** Where the bundler has put the modules of a page and of the frames around it. */
export function findModules(path: string): ModulePlace[] {
  return (findChain(path) ?? []).flatMap(({modules}) =>
    listLeaves(modules).flatMap((number) => {
      const place = places[number];
      return place ? [place] : [];
    }),
  );
}

function addRoute(
  siblings: SiteRoute[],
  {modules, routes: inner, doc, otherVersions = [], ...data}: RouteData,
): SiteRoute {
  const known = siblings.find(
    ({path, exact, isStub}) => path === data.path && exact === data.exact && !isStub,
  );
  if (known) return known;
  const route: SiteRoute = {
    ...data,
    component: createPageComponent(modules, places),
    ...(inner && {routes: []}),
  };
  siblings.push(route);
  if (doc !== undefined) registerDoc(doc, data.sidebar, [data.path, ...otherVersions]);
  return route;
}

async function fetchRoutes(): Promise<void> {
  if (address === undefined) return;
  adopt(await fetchJson(address));
  isComplete = true;
}

function adopt(site: SiteRoutes): void {
  // Both calls throw when the file is not what it should be; nothing is assigned before them.
  const find = createChainFinder(site.routes);
  registerChunkFiles(site.files);
  pages = site.routes;
  places = site.modules;
  findChain = find;
}
