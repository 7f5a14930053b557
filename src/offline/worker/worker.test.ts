import {createCopyStore} from '@site/lib/offline/copyStore';
import {createCacheStorage} from '@site/lib/offline/testing/createCacheStorage';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const ORIGIN = 'https://docs.example';
const HTML = '<html><head></head><body>Home</body></html>';

interface TestEvent {
  request?: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const listeners = new Map<string, (event: TestEvent) => void>();
const skipWaiting = vi.fn(async () => {});
const claim = vi.fn(async () => {});
const unregister = vi.fn(async () => true);
const fetching = vi.fn<(request: Request) => Promise<Response>>();
let caches: CacheStorage;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  caches = createCacheStorage(ORIGIN);
  const scope = {
    caches,
    skipWaiting,
    clients: {claim},
    fetch: fetching,
    registration: {scope: `${ORIGIN}/manual/`, unregister},
    addEventListener: (type: string, listener: (event: TestEvent) => void) => listeners.set(type, listener),
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
});

afterEach(() => {
  vi.useRealTimers();
  listeners.clear();
  vi.unstubAllGlobals();
});

/** Raises an event of the worker; gives its answer, or undefined where the browser is left to it. */
async function raise(type: string, request?: Request): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...(request && {request}),
    waitUntil: (promise) => work.push(promise),
    respondWith: (response) => {
      answer = response;
    },
  });
  await Promise.all(work);
  return answer;
}

async function keepHome(): Promise<void> {
  const store = createCopyStore(caches, '/manual/');
  const current = {version: '1', date: '2026-11-23', parts: [], entries: [], files: {'/manual/': 'aa'}};
  await store.writeState({current});
  await store.writeFile('aa', new Response(HTML));
}

/** A request for a page: Node makes none of this mode. */
function navigate(path: string): Request {
  return Object.defineProperty(new Request(ORIGIN + path), 'mode', {value: 'navigate'});
}

it('takes over from an older worker and in open tabs at once', async () => {
  await import('./sw');
  await raise('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await raise('activate');
  expect(claim).toHaveBeenCalledOnce();
});

it('answers a kept page from the copy without a network', async () => {
  await import('./sw');
  await keepHome();
  fetching.mockRejectedValue(new TypeError('network'));
  const answer = await raise('fetch', navigate('/manual/'));
  expect(await answer?.text()).toContain('Home');
  expect(fetching).toHaveBeenCalledOnce();
});

it('answers it from the copy when the network is late by three seconds', async () => {
  await import('./sw');
  await keepHome();
  vi.useFakeTimers();
  fetching.mockReturnValue(new Promise(() => {}));
  const answer = raise('fetch', navigate('/manual/'));
  const settled = vi.fn();
  answer.then(settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer)?.text()).toContain('Home');
});

it('leaves requests alone that no copy may answer', async () => {
  await import('./sw');
  expect(await raise('fetch', new Request(`${ORIGIN}/manual/`, {method: 'POST'}))).toBeUndefined();
  expect(await raise('fetch', new Request(`${ORIGIN}/elsewhere/`))).toBeUndefined();
  expect(fetching).not.toHaveBeenCalled();
});

it('of a release without copies removes the copy and itself, at once', async () => {
  await keepHome();
  await import('./removeSelf');
  await raise('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await raise('activate');
  expect(await caches.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});
