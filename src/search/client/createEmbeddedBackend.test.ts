// @vitest-environment jsdom
import type {SearchRequest} from '@site/lib/search/searchBackend';
import {afterEach, expect, it, vi} from 'vitest';
import {createEmbeddedBackend} from './createEmbeddedBackend';

const REQUEST: SearchRequest = {query: 'tap', page: 0, hitsPerPage: 20, facets: {}};
const ENGINE = '@site/lib/search/engine/createEngine';

vi.mock('./indexUrls', () => ({findIndexUrls: () => ({root: '', names: '', terms: [], records: []})}));

afterEach(() => {
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
