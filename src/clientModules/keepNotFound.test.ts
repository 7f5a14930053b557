// @vitest-environment jsdom
import type {RouteData} from '@site/lib/routes/siteRoutes';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

type Refusal = (path: string, pages: readonly RouteData[]) => boolean;

const refusePaths = vi.fn<(refusal: Refusal) => void>();
vi.mock('@site/src/navigation/lazyRoutes/routeStore', () => ({refusePaths}));

beforeEach(() => {
  vi.resetModules();
  refusePaths.mockClear();
});

afterEach(() => {
  document.head.replaceChildren();
});

/** Opens an address, which the server answers with this head; gives what is refused when the site has these pages. */
async function open(address: string, head: string) {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = head;
  await import('./keepNotFound');
  return (path: string, pages: readonly string[]) =>
    refusePaths.mock.calls[0]?.[0](
      path,
      pages.map((page) => ({path: page, exact: true, modules: {}})),
    );
}

const NOT_FOUND = '<link rel="canonical" href="https://docs.example/404.html">';
const NOT_KEPT = `${NOT_FOUND}<meta name="offline-not-kept">`;

it('keeps an address not found that only resembles that of a page, and no other', async () => {
  const isRefused = await open('/Docs/Start.html', NOT_FOUND);
  expect(isRefused('/Docs/Start.html', ['/docs/start'])).toBe(true);
  expect(isRefused('/docs/start', ['/docs/start'])).toBe(false);
  expect(isRefused('/elsewhere', [])).toBe(false);
});

it.each([
  ['/docs/start', '/docs/start'],
  ['/docs/start/', '/docs/start'],
  ['/docs/start', '/docs/start/'],
  ['/blog/tags/c%40home', '/blog/tags/c@home'],
  ['/blog/%E6%A0%87', '/blog/标'],
])('shows the page of %s when the site has %s: the host was wrong', async (address, page) => {
  const isRefused = await open(address, NOT_FOUND);
  expect(isRefused(decodeURI(address), ['/a', page, '/b'])).toBe(false);
  expect(isRefused(decodeURI(address), ['/a', '/b'])).toBe(true);
});

it('keeps a page not found that the site has and the offline copy lacks', async () => {
  const isRefused = await open('/docs/start', NOT_KEPT);
  expect(isRefused('/docs/start', ['/docs/start'])).toBe(true);
  expect(isRefused('/docs/other', ['/docs/start'])).toBe(false);
});

it('refuses nothing on a page that was found', async () => {
  await open('/docs/start', '<link rel="canonical" href="https://docs.example/docs/start">');
  expect(refusePaths).not.toHaveBeenCalled();
});
