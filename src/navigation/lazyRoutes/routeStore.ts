import {
  createChainFinder,
  type FindChain,
  type ModulePlace,
  type RouteData,
  type SiteRoutes,
} from '@site/lib/routes/siteRoutes';
import {listLeaves} from '@site/lib/routes/tree';
import {createPageComponent, type RouteComponent} from './createPageComponent';
import {knowDoc} from './knowDoc';
import {nameFiles} from './loadModule';

/** A route as the router and the theme read it. */
export interface SiteRoute {
  path: string;
  exact?: boolean;
  component: RouteComponent;
  /** The pages in this frame that have been asked for so far. */
  routes?: SiteRoute[];
  [attribute: string]: unknown;
}

/** How long the routes of the site may take, in milliseconds; a page that the reader wants is then loaded whole. */
const TIMEOUT_MS = 10_000;

/** Paths that lead nowhere although they resemble those of pages. */
type Refusal = (path: string, pages: readonly RouteData[]) => boolean;

/** The routes that have been asked for so far; the theme looks for the home page among them. */
export const routes: SiteRoute[] = [];

let pages: readonly RouteData[] = [];
let places: readonly ModulePlace[] = [];
let findChain: FindChain = () => undefined;
let isRefused: Refusal = () => false;
let address: string | undefined;
let isComplete = false;
let loading: Promise<void> | undefined;

/** Begins with what a page knows of itself; `source` is the address of the routes of the whole site, if it knows not all. */
export function beginRoutes(own: SiteRoutes, source: string | undefined): void {
  address = source;
  isComplete = source === undefined;
  use(own);
}

/** Whether the routes of the whole site are known. */
export function hasAllRoutes(): boolean {
  return isComplete;
}

/** All routes of the site that are known. */
export function getRoutes(): readonly RouteData[] {
  return pages;
}

/** Loads the routes of the whole site, once; what failed is tried again at the next call. */
export function loadRoutes(): Promise<void> {
  loading ??= fetchRoutes().catch((error: unknown) => {
    loading = undefined;
    const failure = new Error(`Loading the routes of the site failed: ${error}`);
    // As the bundler names it when code does not come: by that plugins/boot-watch knows what to say.
    throw Object.assign(failure, {name: 'ChunkLoadError'});
  });
  return loading;
}

/** From now on no page is found at paths that are refused. */
export function refuse(refusal: Refusal): void {
  isRefused = refusal;
}

/** Whether a path leads nowhere although there may be a page that resembles it. */
export function isRefusedPath(path: string): boolean {
  return isRefused(path, pages);
}

/** The frames around a page and the page, ready to be rendered; undefined when none is known at the path. */
export function findRoutes(path: string): SiteRoute[] | undefined {
  if (isRefusedPath(path)) return undefined;
  let siblings: SiteRoute[] | undefined = routes;
  return findChain(path)?.map((data) => {
    const route = addRoute(siblings ?? [], data);
    siblings = route.routes;
    return route;
  });
}

/** The places of all modules of a page and the frames around it. */
export function findModules(path: string): ModulePlace[] {
  return (findChain(path) ?? []).flatMap(({modules}) =>
    listLeaves(modules).flatMap((number) => {
      const place = places[number];
      return place ? [place] : [];
    }),
  );
}

function addRoute(siblings: SiteRoute[], {modules, routes: inner, doc, ...data}: RouteData): SiteRoute {
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
  if (doc !== undefined) knowDoc(doc, data.path, data.sidebar);
  return route;
}

async function fetchRoutes(): Promise<void> {
  if (address === undefined) return;
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  use(await response.json());
  isComplete = true;
}

function use(site: SiteRoutes): void {
  // First what throws for a file of another kind, so that nothing of it is kept.
  const find = createChainFinder(site.routes);
  nameFiles(site.files);
  pages = site.routes;
  places = site.modules;
  findChain = find;
}
