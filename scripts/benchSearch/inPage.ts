import {createEngine} from '../../lib/search/engine/createEngine';
import type {SearchShard} from '../../lib/search/records/shard';
import {PLATFORM_FACETS} from '../../lib/search/searchBackend';
import {createPeer} from './peer';

/** Milliseconds: of loading (parsing and indexing), and of each keystroke. */
export interface Timing {
  load: number;
  keystrokes: number[];
}

type Search = (query: string) => unknown;

/** Runs in Chromium, on the page's own thread, where the processor can be slowed down. */
const bench = {
  async ours(shards: readonly string[], queries: readonly string[]): Promise<Timing> {
    return measure(queries, async () => {
      const parsed = shards.map((shard): SearchShard => JSON.parse(shard));
      const engine = createEngine(
        async (platform) => parsed[PLATFORM_FACETS.indexOf(platform)] ?? {pages: []},
      );
      const search: Search = (query) => engine.search({query, page: 0, hitsPerPage: 20, facets: {}});
      await search('a');
      return search;
    });
  },
  async peer(index: string, queries: readonly string[]): Promise<Timing> {
    return measure(queries, async () => createPeer(JSON.parse(index)));
  },
};

async function measure(queries: readonly string[], prepare: () => Promise<Search>): Promise<Timing> {
  const start = performance.now();
  const search = await prepare();
  const load = performance.now() - start;
  const keystrokes: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const before = performance.now();
      await search(query.slice(0, length));
      keystrokes.push(performance.now() - before);
    }
  }
  return {load, keystrokes};
}

Object.assign(window, {bench});

declare global {
  interface Window {
    bench: typeof bench;
  }
}
