import {afterEach, expect, it, vi} from 'vitest';
import {fetchIndex} from './fetchIndex';

const ROOT = {kinds: 'P', platforms: [0], also: [], site: [], terms: ['a'], records: [0]};
const URLS = {
  root: '/root.json',
  names: '/names.json',
  terms: ['/terms-0.json'],
  records: ['/records-0.json'],
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['on a usual connection', {}, ['/root.json', '/terms-0.json', '/records-0.json']],
  ['where the reader saves data', {saveData: true}, ['/root.json']],
  ['on a slow connection', {effectiveType: 'slow-2g'}, ['/root.json']],
])(
  '%s, this much is fetched of an index of which nothing was searched',
  async (_case, connection, expected) => {
    const urls: string[] = [];
    vi.stubGlobal('navigator', {connection});
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url);
      return Response.json(url === URLS.root ? ROOT : []);
    });
    const reader = await fetchIndex(URLS).openIndex();
    await reader.loadRest?.();
    expect(urls).toEqual(expected);
  },
);
