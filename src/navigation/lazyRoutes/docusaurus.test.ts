// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const fetchAhead = vi.fn(async () => undefined);
const preloadPage = vi.fn(async () => undefined);
const loadRoutes = vi.fn(async () => undefined);
vi.mock('@docusaurus/core/lib/client/prefetch', () => ({default: fetchAhead}));
vi.mock('./preload', () => ({default: preloadPage}));
vi.mock('./loadModule', () => ({toUrls: (name: string) => [`/${name}.js`]}));
vi.mock('./routeStore', () => ({
  loadRoutes,
  findModules: (path: string) => (path === '/docs/é' ? ['frame', 'page'] : []),
}));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function load() {
  return (await import('./docusaurus')).default;
}

it('fetches the scripts of a page ahead, once, whichever place in it a link names', async () => {
  const {prefetch} = await load();
  await prefetch('/docs/%C3%A9#place');
  expect(fetchAhead.mock.calls).toEqual([['/frame.js'], ['/page.js']]);
  expect(prefetch('/docs/é?a=1')).toBe(false);
});

it('fetches nothing ahead when the network is lost while the routes load', async () => {
  const {prefetch} = await load();
  loadRoutes.mockImplementationOnce(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return undefined;
  });
  await prefetch('/docs/é');
  expect(fetchAhead).not.toHaveBeenCalled();
});

it('fetches nothing ahead when the routes do not load, and does not fail', async () => {
  const {prefetch} = await load();
  loadRoutes.mockRejectedValueOnce(new Error('gone'));
  await expect(prefetch('/docs/é')).resolves.toBeUndefined();
  expect(fetchAhead).not.toHaveBeenCalled();
});

it('loads the page that a link under the pointer leads to, once, whichever place in it the link names', async () => {
  const {preload} = await load();
  await preload('/docs/%C3%A9#place');
  expect(preload('/docs/é')).toBe(false);
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith('/docs/é');
});
