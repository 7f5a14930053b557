import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createAnalytics} from './createAnalytics';

const HOSTED = {appId: 'APP1', apiKey: 'key', indexName: 'docs', hasAnalytics: true};
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sentIds(): string[][] {
  return send.mock.calls.flatMap(([, init]) =>
    JSON.parse(String(init?.body)).events.map(({objectIDs}: {objectIDs: string[]}) => objectIDs),
  );
}

it('waits 400 ms after the last view, and reports each hit once', () => {
  const {viewed} = createAnalytics(HOSTED);
  viewed(['a', 'b']);
  vi.advanceTimersByTime(399);
  viewed(['b', 'c']);
  vi.advanceTimersByTime(399);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sentIds()).toEqual([['a', 'b', 'c']]);
});

it('reports views in batches of 20', () => {
  const ids = Array.from({length: 45}, (_, index) => `hit ${index}`);
  createAnalytics(HOSTED).viewed(ids);
  vi.advanceTimersByTime(400);
  expect(sentIds().map(({length}) => length)).toEqual([20, 20, 5]);
});

it('reports what was opened at once, also when the page is left for it, by no name that outlives the page', () => {
  createAnalytics(HOSTED).opened('a');
  expect(sentIds()).toEqual([['a']]);
  expect(send.mock.calls[0]?.[1]?.keepalive).toBe(true);
  createAnalytics(HOSTED).opened('a');
  const tokens = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).events[0].userToken);
  expect(tokens[0]).not.toBe(tokens[1]);
});

it('names a reader on plain HTTP too, where browsers offer no crypto.randomUUID', () => {
  const {getRandomValues} = crypto;
  vi.stubGlobal('crypto', {getRandomValues: getRandomValues.bind(crypto)});
  createAnalytics(HOSTED).opened('a');
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body)).events[0].userToken).toMatch(/^page-[\da-f]{32}$/);
});

it('drops a report that fails', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  createAnalytics(HOSTED).opened('a');
  await expect(vi.advanceTimersByTimeAsync(0)).resolves.toBeDefined();
});
