// @vitest-environment jsdom
import type {SearchRequest} from '@site/lib/search/searchBackend';
import {afterEach, expect, it, vi} from 'vitest';
import {createEmbeddedBackend} from './createEmbeddedBackend';
import {createWorkerEngine, WorkerFailedError} from './createWorkerEngine';

const REQUEST: SearchRequest = {query: 'tap', page: 0, hitsPerPage: 20, facets: {}};
const ENGINE = '@site/lib/search/engine/createEngine';

vi.mock('./indexUrls', () => ({findIndexUrls: () => ({root: '', names: '', terms: [], records: []})}));
vi.mock('./createWorkerEngine', {spy: true});

afterEach(() => {
  vi.mocked(createWorkerEngine).mockReset();
  vi.doUnmock(ENGINE);
  vi.unstubAllGlobals();
});

it('loads the engine again when its code did not load where workers are refused', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('Workers are refused');
  });
  vi.doMock(ENGINE, () => {
    throw new Error('The network is gone');
  });
  const backend = createEmbeddedBackend();
  await expect(backend.search(REQUEST)).rejects.toThrow();
  const found = {hits: [], total: 0};
  vi.doMock(ENGINE, () => ({createEngine: () => ({search: async () => found})}));
  await expect(backend.search(REQUEST)).resolves.toBe(found);
});

it('answers in the page what a broken worker was asked, with one engine for all of it', async () => {
  const found = {hits: [], total: 0};
  const fail = () => Promise.reject(new WorkerFailedError());
  vi.mocked(createWorkerEngine).mockReturnValue({search: fail, suggest: fail});
  const createEngine = vi.fn(() => ({search: async () => found, suggest: async () => ['click']}));
  vi.doMock(ENGINE, () => ({createEngine}));
  const backend = createEmbeddedBackend();
  expect(createWorkerEngine).toHaveBeenCalledOnce();
  expect(await Promise.all([backend.search(REQUEST), backend.suggest('tap')])).toEqual([found, ['click']]);
  expect(await backend.search(REQUEST)).toBe(found);
  expect(createEngine).toHaveBeenCalledOnce();
});

it('asks no other engine when the index does not come, and gives no answer that nobody waits for', async () => {
  const search = vi.fn().mockRejectedValueOnce(new Error('/root.json answered 404')).mockResolvedValue({});
  vi.mocked(createWorkerEngine).mockReturnValue({search, suggest: async () => []});
  const backend = createEmbeddedBackend();
  await expect(backend.search(REQUEST)).rejects.toThrow('/root.json answered 404');
  const signal = AbortSignal.abort();
  await expect(backend.search(REQUEST, {signal})).rejects.toBe(signal.reason);
  expect(createWorkerEngine).toHaveBeenCalledOnce();
});
