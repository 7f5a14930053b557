import {brotliCompressSync} from 'node:zlib';
import {createEngine} from '../../lib/search/engine/createEngine';
import {createPartReader} from '../../lib/search/engine/createPartReader';
import type {IndexParts} from '../../lib/search/index/splitIndex';

/** Bytes are after brotli, times in milliseconds. */
export interface Timing {
  /** Bytes of all parts of the index. */
  bytes: number;
  /** Bytes fetched until the first hits of a query are shown, for each query. */
  firstHitBytes: number[];
  /** Time to the first hits, without the network. */
  readyMs: number[];
  keystrokesMs: number[];
}

/** Runs each query in a new engine, then types all of them letter by letter into another one. */
export async function measureTyping(
  {root, terms, records}: IndexParts,
  queries: readonly string[],
): Promise<Timing> {
  const texts = {
    root: JSON.stringify(root),
    terms: terms.map((part) => JSON.stringify(part)),
    records: records.map((part) => JSON.stringify(part)),
  };
  const sizes = new Map([texts.root, ...texts.terms, ...texts.records].map((text) => [text, compress(text)]));
  const timing: Timing = {
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    firstHitBytes: [],
    readyMs: [],
    keystrokesMs: [],
  };

  function open() {
    let bytes = 0;
    const read = (text = '') => {
      bytes += sizes.get(text) ?? 0;
      return JSON.parse(text);
    };
    const engine = createEngine({
      openIndex: async () => ({
        ...createPartReader(read(texts.root), {
          terms: async (part) => read(texts.terms[part]),
          records: async (part) => read(texts.records[part]),
        }),
        loadRest: undefined,
      }),
      loadNames: async () => [],
    });
    const search = (query: string, onPartial?: () => void) =>
      engine.search({query, page: 0, hitsPerPage: 20, facets: {}}, onPartial);
    return {search, countBytes: () => bytes};
  }

  for (const query of queries) {
    const {search, countBytes} = open();
    const start = performance.now();
    const first = await new Promise<number>((resolve) => {
      search(query, () => resolve(countBytes())).then(() => resolve(countBytes()));
    });
    timing.readyMs.push(performance.now() - start);
    timing.firstHitBytes.push(first);
  }
  const {search} = open();
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const before = performance.now();
      await search(query.slice(0, length));
      timing.keystrokesMs.push(performance.now() - before);
    }
  }
  return timing;
}

function compress(text: string): number {
  return brotliCompressSync(text).byteLength;
}
