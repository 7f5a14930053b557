import {beforeEach, describe, expect, it} from 'vitest';
import {answerRequest, type WorkerContext} from './answerRequest';
import {makeCopy} from './makeCopy';
import type {OfflineRoute} from './readRoute';
import {createMemoryStore, type MemoryStore} from './testing/createMemoryStore';
import {makeRelease} from './testing/makeRelease';

const ORIGIN = 'https://docs.example';
const NEVER = new Promise<never>(() => {});
const fail = () => Promise.reject(new TypeError('network'));
const html = (text: string) => `<html><head></head><body>${text}</body></html>`;

let store: MemoryStore;

beforeEach(async () => {
  store = createMemoryStore();
  const first = await makeRelease('one', {core: {'/assets/js/old.js': 'old', '/img/logo.svg': 'old logo'}});
  const second = await makeRelease('two', {
    core: {'/': html('Home'), '/404.html': html('Shell'), '/assets/js/new.js': 'new'},
    android: {'/docs/android/tap': html('Tap')},
    other: {[encodeURI('/blog/tags/软件下载')]: html('Tag')},
  });
  const options = {store, now: () => new Date('2026-11-23'), parts: ['android', 'other']} as const;
  for (const {list, fetch} of [first, second]) await makeCopy({...options, list, fetch});
});

async function answer(
  address: string,
  route: Exclude<OfflineRoute, 'untouched'>,
  {fetch = fail, wait = () => NEVER}: Partial<Pick<WorkerContext, 'fetch' | 'wait'>> = {},
) {
  const response = await answerRequest(new Request(ORIGIN + address), route, {
    store,
    baseUrl: '/',
    fetch,
    wait,
  });
  return `${response.status} ${await response.text()}`;
}

describe('a page', () => {
  it('comes from the network when that answers', async () => {
    const fetch = async () => new Response('From the network');
    expect(await answer('/docs/android/tap', 'page', {fetch})).toBe('200 From the network');
  });

  it.each([
    '/docs/android/tap',
    '/docs/android/tap/',
    '/docs/android/tap/index.html',
    '/docs/android/tap?a=1',
  ])('comes from the copy without a network, and says so: %s', async (address) => {
    const found = await answer(address, 'page');
    expect(found).toMatch(/^200 .*Tap.*Offline copy of November 23, 2026/);
    expect(found).not.toContain('offline-not-kept');
  });

  it.each([encodeURI('/blog/tags/软件下载'), encodeURI('/blog/tags/软件下载').toLowerCase(), '/'])(
    'is found by each form of its address: %s',
    async (address) => {
      expect(await answer(address, 'page')).toMatch(/^200 /);
    },
  );

  it('comes from the copy when the network is late or its server fails', async () => {
    const late = {fetch: () => NEVER, wait: async () => {}};
    expect(await answer('/docs/android/tap', 'page', late)).toContain('Tap');
    const failing = {fetch: async () => new Response('Error', {status: 500})};
    expect(await answer('/docs/android/tap', 'page', failing)).toContain('Tap');
  });

  it('that is not kept is waited for, and shows what the server says', async () => {
    const fetch = async () => new Response('Error', {status: 500});
    expect(await answer('/docs/ios/tap', 'page', {fetch, wait: async () => {}})).toBe('500 Error');
  });

  it('that is not kept is the shell without a network, and says so', async () => {
    const found = await answer('/docs/ios/tap', 'page');
    expect(found).toMatch(/^503 .*offline-not-kept.*Shell.*this page is not kept offline/);
  });

  it('that the site has no more stays gone', async () => {
    const fetch = async () => new Response('Not found', {status: 404});
    expect(await answer('/docs/android/tap', 'page', {fetch})).toBe('404 Not found');
  });

  it('goes through as a redirect of the server', async () => {
    const fetch = async () => Response.redirect(`${ORIGIN}/login`, 302);
    expect(await answer('/docs/android/tap', 'page', {fetch})).toMatch(/^302/);
  });
});

describe('a script', () => {
  it('comes from the copy without asking the network', async () => {
    expect(await answer('/assets/js/new.js', 'hashed')).toBe('200 new');
  });

  it('of the release before still comes, for tabs that are open', async () => {
    expect(await answer('/assets/js/old.js', 'hashed')).toBe('200 old');
  });

  it('that is not kept comes from the network', async () => {
    expect(await answer('/assets/js/other.js', 'hashed', {fetch: async () => new Response('other')})).toBe(
      '200 other',
    );
    await expect(answer('/assets/js/other.js', 'hashed')).rejects.toThrow('network');
  });
});

it('a picture without a hash in its name comes from the network first', async () => {
  expect(await answer('/img/logo.svg', 'file', {fetch: async () => new Response('logo')})).toBe('200 logo');
  expect(await answer('/img/logo.svg', 'file')).toBe('200 old logo');
});

it('without a copy all is as without a worker', async () => {
  store.state = undefined;
  await expect(answer('/docs/android/tap', 'page')).rejects.toThrow('network');
});

it('a copy whose files the browser has deleted is as none', async () => {
  store.files.clear();
  await expect(answer('/docs/android/tap', 'page')).rejects.toThrow('network');
});

it('storage that cannot be read is as none', async () => {
  store.readState = () => Promise.reject(new DOMException('No', 'SecurityError'));
  expect(await answer('/', 'page', {fetch: async () => new Response('Home')})).toBe('200 Home');
});

it('a file that storage cannot read comes from the network', async () => {
  store.readFile = () => Promise.reject(new DOMException('No', 'UnknownError'));
  const fetch = async () => new Response('From the network');
  expect(await answer('/assets/js/new.js', 'hashed', {fetch})).toBe('200 From the network');
  expect(await answer('/docs/android/tap', 'page', {fetch, wait: async () => {}})).toBe(
    '200 From the network',
  );
});
