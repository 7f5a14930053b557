import type {SiteRoutes} from '@site/lib/routes/siteRoutes';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

vi.mock('./createPageComponent', () => ({createPageComponent: () => ({})}));
const registerDoc = vi.fn();
vi.mock('./registerDoc', () => ({registerDoc}));

const OWN = {modules: [], files: {}, routes: [{path: '/a', exact: true, modules: {}}]};
const SITE = {...OWN, routes: [...OWN.routes, {path: '/b', exact: true, modules: {}}]};
/** Two pages of the manual in one frame. */
const MANUAL: SiteRoutes = {
  modules: [['frame', '1'], ['first', '2'], ['second']],
  files: {},
  routes: [
    {
      path: '/docs',
      modules: {__comp: 0},
      routes: [
        {
          path: '/docs/first',
          exact: true,
          modules: {__comp: 1, items: [2]},
          doc: 'first',
          otherVersions: ['/docs/1.0/first'],
          sidebar: 'android',
        },
        {path: '/docs/second', exact: true, modules: {__comp: 2, lost: 3}},
      ],
    },
  ],
};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** A page at /a, whose server gives these answers one after another when the routes of the site are asked for. */
async function start(...answers: Response[]) {
  const fetching = vi.fn(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetching);
  const store = await import('./routeStore');
  store.initRoutes(OWN, '/assets/routes/1.json');
  return {...store, fetching};
}

it('knows the page itself at once, and all others once the routes of the site have come', async () => {
  const {findRoutes, hasAllRoutes, loadRoutes, fetching} = await start(Response.json(SITE));
  expect(findRoutes('/a')).toHaveLength(1);
  expect(findRoutes('/b')).toBeUndefined();
  expect(hasAllRoutes()).toBe(false);
  await Promise.all([loadRoutes(), loadRoutes()]);
  expect(findRoutes('/b')).toHaveLength(1);
  expect(hasAllRoutes()).toBe(true);
  expect(fetching).toHaveBeenCalledOnce();
});

it.each([
  ['are gone', () => new Response('Not found', {status: 404})],
  ['do not come', () => Response.error()],
  ['are a page of HTML', () => new Response('<!doctype html><title>Sign in</title>')],
  ['are cut off', () => new Response('{"modules":[')],
  ['are nothing', () => Response.json(null)],
  ['are a list', () => Response.json([])],
  ['lack the files', () => Response.json({modules: [], routes: []})],
])('routes that %s leave the page as it is, and are asked for again', async (_case, answer) => {
  const {findRoutes, hasAllRoutes, loadRoutes} = await start(answer(), Response.json(SITE));
  await expect(loadRoutes()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining('Loading the routes of the site failed'),
  });
  expect(findRoutes('/a')).toHaveLength(1);
  expect(hasAllRoutes()).toBe(false);
  await loadRoutes();
  expect(findRoutes('/b')).toHaveLength(1);
});

it('keeps a frame and a page that were rendered, so that neither is mounted anew', async () => {
  const {findRoutes, initRoutes, routes} = await start();
  initRoutes(MANUAL, undefined);
  const [frame, first] = findRoutes('/docs/first') ?? [];
  expect(findRoutes('/docs/first/')?.[1]).toBe(first);
  const [again, second] = findRoutes('/docs/second') ?? [];
  expect(again).toBe(frame);
  expect(frame?.routes).toEqual([first, second]);
  expect(first).not.toHaveProperty('routes');
  expect(routes).toEqual([frame]);
});

it('replaces what stands for a page that has not been visited', async () => {
  const {findRoutes, routes} = await start();
  const stub = {path: '/a', exact: true, component: await import('./createPageComponent'), isStub: true};
  routes.push(stub as never);
  expect(findRoutes('/a')?.[0]).not.toBe(stub);
});

it('tells the theme of a docs page once, with its sidebar and its other versions, and of nothing else', async () => {
  const {findRoutes, initRoutes} = await start();
  initRoutes(MANUAL, undefined);
  for (const path of ['/docs/first', '/docs/second', '/docs/first']) findRoutes(path);
  expect(registerDoc).toHaveBeenCalledExactlyOnceWith('first', 'android', ['/docs/first', '/docs/1.0/first']);
});

it('says where the modules of a page and its frames are, as far as there are any', async () => {
  const {findModules, initRoutes} = await start();
  initRoutes(MANUAL, undefined);
  expect(findModules('/docs/first')).toEqual([['frame', '1'], ['first', '2'], ['second']]);
  expect(findModules('/docs/second')).toEqual([['frame', '1'], ['second']]);
  expect(findModules('/docs/third')).toEqual([]);
});

it('asks for nothing where the page has the routes of the whole site', async () => {
  const {getRoutes, hasAllRoutes, initRoutes, loadRoutes, fetching} = await start();
  initRoutes(MANUAL, undefined);
  expect(hasAllRoutes()).toBe(true);
  await loadRoutes();
  expect(fetching).not.toHaveBeenCalled();
  expect(getRoutes()).toBe(MANUAL.routes);
});

it('finds no page where it is told that none is', async () => {
  const {findRoutes, isRefusedPath, refusePaths} = await start();
  refusePaths((path, pages) => path === '/a' && pages === OWN.routes);
  expect(isRefusedPath('/a')).toBe(true);
  expect(findRoutes('/a')).toBeUndefined();
  expect(isRefusedPath('/b')).toBe(false);
});
