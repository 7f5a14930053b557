// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useOfflineCopy} from './useOfflineCopy';

const KEPT = {current: {version: '1', date: '2026-11-27', parts: ['ios'], entries: [], files: {}}};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that another tab is at work only as long as it is, and then shows what that tab has kept', async () => {
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
    message: 'Another tab of this site is loading the copy.',
  });
  browser.held = [{name: 'other'}];
  browser.isKept = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.work).toEqual({status: 'done', message: 'The other tab has ended its work.'});
  expect(result.current.state).toEqual(KEPT);
});
