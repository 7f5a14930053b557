import {PLATFORM_FACETS} from '../../lib/platforms';
import {createEngine} from '../../lib/search/engine/createEngine';
import type {SearchShard} from '../../lib/search/records/shard';

/** Milliseconds: of loading (parsing and indexing), and of each keystroke. */
export interface Timing {
  loadMs: number;
  keystrokesMs: number[];
}

/** Loads the shards of all platforms, in the order of `PLATFORM_FACETS`, and types queries letter by letter. */
export async function measureTyping(shards: readonly string[], queries: readonly string[]): Promise<Timing> {
  const start = performance.now();
  const parsed = shards.map((shard): SearchShard => JSON.parse(shard));
  const engine = createEngine(async (platform) => parsed[PLATFORM_FACETS.indexOf(platform)] ?? {pages: []});
  const search = (query: string) => engine.search({query, page: 0, hitsPerPage: 20, facets: {}});
  await search('a');
  const loadMs = performance.now() - start;
  const keystrokesMs: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const before = performance.now();
      await search(query.slice(0, length));
      keystrokesMs.push(performance.now() - before);
    }
  }
  return {loadMs, keystrokesMs};
}
