import {afterEach, beforeEach, expect, it, vi} from 'vitest';

vi.mock('./createPageComponent', () => ({createPageComponent: () => ({})}));
vi.mock('./registerDoc', () => ({registerDoc: () => undefined}));

const OWN = {modules: [], files: {}, routes: [{path: '/a', exact: true, modules: {}}]};
const SITE = {...OWN, routes: [...OWN.routes, {path: '/b', exact: true, modules: {}}]};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
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
