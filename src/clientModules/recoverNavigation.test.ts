// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import recoverNavigation, {recover} from './recoverNavigation';

const FAILURE = new Error('Loading chunk 7 failed');
const PLACE = {pathname: '/', search: '', hash: '', state: undefined};

/** Whether Docusaurus hears of the failure, upon which it loads the page as a new document. */
async function isGivenOn(): Promise<boolean> {
  return recover(FAILURE).then(
    () => false,
    (error: unknown) => error === FAILURE,
  );
}

beforeEach(() => {
  document.documentElement.dataset.hasHydrated = 'true';
  recoverNavigation.onRouteUpdate?.({location: PLACE, previousLocation: PLACE});
});

afterEach(() => vi.unstubAllGlobals());

it('loads a page anew whose code did not come, when the server answers', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, {status: 404}));
  expect(await isGivenOn()).toBe(true);
});

it('stays on the page when the server does not answer either', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isGivenOn()).toBe(false);
});

it('stays on the page when the code that failed was fetched ahead', async () => {
  recoverNavigation.onRouteDidUpdate?.({location: PLACE, previousLocation: PLACE});
  vi.stubGlobal('fetch', async () => new Response());
  expect(await isGivenOn()).toBe(false);
});

it('gives on what fails before the page has started', async () => {
  delete document.documentElement.dataset.hasHydrated;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isGivenOn()).toBe(true);
});
