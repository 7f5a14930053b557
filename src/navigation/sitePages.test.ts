import {beforeEach, expect, it, vi} from 'vitest';

const store = vi.hoisted(() => ({
  routes: [],
  getRoutes: vi.fn(),
  hasAllRoutes: vi.fn(),
  loadRoutes: vi.fn(),
}));
const generated = vi.hoisted(() => ({routes: [] as unknown}));
vi.mock('./lazyRoutes/routeStore', () => store);
vi.mock('@generated/routes', () => ({
  get default() {
    return generated.routes;
  },
}));

const {isSitePage, listSitePages} = await import('./sitePages');

const ROUTES = [{path: '/docs', routes: [{path: '/docs/tap'}, {path: '/docs/*'}]}, {path: '/'}];

/** A built site, of which the browser knows these routes before and after it loads the others. */
function open(before: unknown, after: unknown, hasAll: boolean): void {
  generated.routes = store.routes;
  store.getRoutes.mockReturnValue(before);
  store.hasAllRoutes.mockReturnValue(hasAll);
  store.loadRoutes.mockImplementation(async () => {
    store.getRoutes.mockReturnValue(after);
  });
}

beforeEach(() => vi.resetAllMocks());

it('lists the pages of the whole site, of which it loads the routes', async () => {
  open([], ROUTES, false);
  expect(await listSitePages()).toEqual(['/docs/tap', '/']);
});

it('tells at once whether there is a page where all routes are known', () => {
  open(ROUTES, ROUTES, true);
  expect(isSitePage('/docs/tap')).toBe(true);
  expect(isSitePage('/docs')).toBe(false);
  expect(store.loadRoutes).not.toHaveBeenCalled();
});

it('tells whether there is a page once the routes have come', async () => {
  open([], ROUTES, false);
  expect(await isSitePage('/docs/tap')).toBe(true);
  expect(await isSitePage('/docs/swipe')).toBe(false);
});

it('reads the routes of Docusaurus itself while the site is being written', async () => {
  open([], [], false);
  generated.routes = ROUTES;
  expect(await listSitePages()).toEqual(['/docs/tap', '/']);
  expect(isSitePage('/')).toBe(true);
  expect(isSitePage('/docs')).toBe(false);
  expect(store.loadRoutes).not.toHaveBeenCalled();
});
