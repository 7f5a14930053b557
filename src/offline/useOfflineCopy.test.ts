// @vitest-environment jsdom
import {describeFailure} from '@site/lib/offline/describeFailure';
import type {OfflineList} from '@site/lib/offline/offlineList';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useOfflineCopy} from './useOfflineCopy';

const PART = {transfer: 1, files: {'/page': ['hash', 1]}} as const;
const LIST: OfflineList = {
  version: '1',
  entries: [],
  parts: {core: PART, android: PART, ios: PART, windows: PART, other: PART, labs: PART},
};
const KEPT = {current: {version: '1', date: '2026-11-27', parts: ['ios'], entries: [], files: {}}};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that other work is under way only as long as it is, in whichever tab, and then shows what it has kept', async () => {
  vi.useFakeTimers();
  const browser = {held: [{name: 'offline'}, {name: 'other'}], isKept: false};
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('caches', {
    has: async () => browser.isKept,
    open: async () => ({match: async () => Response.json(KEPT)}),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: LockOptions, work: (lock: null) => unknown) => work(null),
      query: async () => ({held: browser.held}),
    },
  });
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(() => result.current.remove());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.work).toEqual({
    status: 'busy',
    message: 'Other work on the copy is under way, in this tab or another one.',
  });
  browser.held = [{name: 'other'}];
  browser.isKept = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.work).toEqual({status: 'done', message: 'The other work has ended.'});
  expect(result.current.state).toEqual(KEPT);
});

it('says from the start that a load of another tab is under way, not that it has left files', async () => {
  vi.useFakeTimers();
  const browser = stubBrowser();
  const held = [{name: 'offline'}];
  stubFiles();
  browser.query.mockImplementation(async () => ({held}));
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(async () => {});
  expect(result.current).toMatchObject({work: {status: 'busy'}, isUnfinished: false});
  held.pop();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current).toMatchObject({work: {status: 'done'}, isUnfinished: true});
});

it('gives up waiting for other work when the browser does not say whether there is any', async () => {
  vi.useFakeTimers();
  const browser = stubBrowser();
  browser.query.mockImplementationOnce(async () => ({held: [{name: 'offline'}]}));
  browser.query.mockRejectedValue(new DOMException('', 'SecurityError'));
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(async () => {});
  expect(result.current.work.status).toBe('busy');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.work).toMatchObject({
    status: 'failed',
    message: describeFailure(new DOMException('', 'SecurityError')),
  });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(browser.query).toHaveBeenCalledTimes(2);
});

it('says so when it cannot be read what is kept', async () => {
  stubBrowser();
  vi.stubGlobal('caches', {has: () => Promise.reject(new DOMException('', 'UnknownError'))});
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(async () => {});
  expect(result.current.work).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('could not read'),
  });
});

/** A browser in which nothing is kept and nothing but the worker comes over the network. */
function stubBrowser() {
  const browser = {
    works: 0,
    remove: vi.fn(async () => true),
    query: vi.fn(async (): Promise<LockManagerSnapshot> => ({held: []})),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/sw.js') throw new TypeError('no network');
    return new Response('', {headers: {'content-type': 'text/javascript'}});
  });
  vi.stubGlobal('caches', {
    has: async () => false,
    open: async () => ({keys: async () => []}),
    delete: browser.remove,
  });
  vi.stubGlobal('navigator', {
    locks: {
      query: browser.query,
      async request(_name: string, _options: LockOptions, work: (lock: object) => Promise<void>) {
        browser.works += 1;
        await work({}).finally(() => {
          browser.works -= 1;
        });
      },
    },
    serviceWorker: {register: async () => ({}), getRegistration: async () => undefined},
  });
  return browser;
}

/** Files that a load has left, without a copy. */
function stubFiles() {
  const files = [new Request('https://docs.example/offline-copy/hash')];
  vi.stubGlobal('caches', {
    has: async () => files.length > 0,
    open: async () => ({match: async () => undefined, keys: async () => files}),
    delete: async () => files.splice(0),
  });
}

it('lets go of a paused load when the reader leaves the page, and keeps what it has loaded', async () => {
  const browser = stubBrowser();
  const {result, unmount} = renderHook(() => useOfflineCopy('/'));
  await act(async () => {
    result.current.keep(LIST, ['ios']);
    result.current.pause();
  });
  expect(result.current.work.status).toBe('paused');
  expect(browser.works).toBe(1);
  unmount();
  await vi.waitFor(() => expect(browser.works).toBe(0));
  expect(browser.remove).not.toHaveBeenCalled();
});

it('forgets what a load that is cancelled has brought', async () => {
  const browser = stubBrowser();
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(async () => {
    result.current.keep(LIST, ['ios']);
    result.current.pause();
  });
  await act(async () => result.current.cancel());
  expect(result.current.work).toEqual({status: 'done', message: 'Cancelled. Nothing was changed.'});
  expect(browser.remove).toHaveBeenCalledOnce();
});

it('says why a load has failed, and that the list of the site cannot be reached', async () => {
  stubBrowser();
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(() => result.current.keep(LIST, ['ios']));
  expect(result.current.work).toMatchObject({status: 'failed', message: describeFailure(new TypeError())});
  expect(result.current).toMatchObject({list: 'unreachable', state: null});
});

it('says that a load which broke off has left files, until they are removed', async () => {
  const browser = stubBrowser();
  stubFiles();
  const {result} = renderHook(() => useOfflineCopy('/'));
  await act(async () => {});
  expect(result.current).toMatchObject({state: null, isUnfinished: true});
  await act(() => result.current.remove());
  expect(result.current).toMatchObject({state: null, isUnfinished: false, work: {status: 'done'}});
  expect(browser.works).toBe(0);
});

it('hears of other tabs as long as it is shown, and does without where browsers have no channels', async () => {
  stubBrowser();
  const open = new Set<object>();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        open.add(this);
      }
      postMessage() {}
      close() {
        open.delete(this);
      }
    },
  );
  const first = renderHook(() => useOfflineCopy('/'));
  await act(() => first.result.current.remove());
  expect(open.size).toBe(1);
  first.unmount();
  expect(open.size).toBe(0);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const second = renderHook(() => useOfflineCopy('/'));
  await act(() => second.result.current.remove());
  expect(second.result.current.work).toMatchObject({status: 'done'});
});
