import MiniSearch from 'minisearch';
import type {SearchShard} from '../records/shard';
import {toSearchKey, toTerms} from '../text/toTerms';
import {toIndexQuery} from './toIndexQuery';
import {type SearchRecord, toRecords} from './toRecords';
import {weighKeys} from './weighKeys';

const BOOSTS = {symbol: 4, title: 5, keywords: 3, page: 1.5, body: 1};

export interface Match {
  record: SearchRecord;
  score: number;
  /** Terms of the index that were found in it. */
  terms: readonly string[];
}

export interface SearchIndex {
  /** Makes a shard's pages searchable. */
  add(shard: SearchShard): void;
  /** All words must occur; only when they occur together nowhere, some of them are enough. */
  find(query: string): Match[];
  /** All that was added. */
  records(): SearchRecord[];
}

/** An empty index, to which shards are added as they arrive, so that words weigh the same on all platforms. */
export function createSearchIndex(): SearchIndex {
  const byId = new Map<string, SearchRecord>();
  const index = new MiniSearch<SearchRecord>({
    fields: Object.keys(BOOSTS),
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], boost: BOOSTS},
  });
  return {
    add(shard) {
      const records = toRecords(shard).filter(({id}) => !byId.has(id));
      for (const record of records) byId.set(record.id, record);
      index.addAll(records);
    },
    find(query) {
      const key = toSearchKey(query);
      const together = index.search(toIndexQuery(query, 'AND'));
      const results = together.length > 0 ? together : index.search(toIndexQuery(query, 'OR'));
      return results.flatMap(({id, score, terms}) => {
        const record = byId.get(id);
        return record === undefined ? [] : [{record, score: score + weighKeys(record, key), terms}];
      });
    },
    records: () => [...byId.values()],
  };
}
