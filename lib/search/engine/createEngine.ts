import {PLATFORM_FACETS, type PlatformFacet} from '../../platforms';
import {MAX_QUERY_LENGTH} from '../limits';
import type {SearchShard} from '../records/shard';
import {KINDS, type SearchHit, type SearchRequest, type SearchResult} from '../searchBackend';
import {toRecord} from '../toRecord';
import {highlightTerms, toSnippet} from './highlightTerms';
import {createSearchIndex, type Match, type SearchIndex} from './searchIndex';
import {suggestNames} from './suggestNames';

/** Hits of the reader's own platform count this much more. */
const PREFERENCE = 2;

export interface SearchEngine {
  /** Calls `onPartial` with what the first shard holds while others are under way; rejects when none can be loaded. */
  search(request: SearchRequest, onPartial?: (result: SearchResult) => void): Promise<SearchResult>;
  suggest(query: string): Promise<string[]>;
}

/** Searches in shards that are loaded at the first search; a shard that failed is loaded again at the next. */
export function createEngine(loadShard: (platform: PlatformFacet) => Promise<SearchShard>): SearchEngine {
  const index = createSearchIndex();
  const loading = new Map<PlatformFacet, Promise<void>>();
  let isComplete = false;

  function load(platform: PlatformFacet): Promise<void> {
    const shard = loading.get(platform) ?? loadShard(platform).then(index.add);
    loading.set(platform, shard);
    shard.catch(() => loading.delete(platform));
    return shard;
  }

  /** Gives the platforms whose shard did not come; rejects when none did. */
  async function loadAll(): Promise<PlatformFacet[]> {
    const outcomes = await Promise.allSettled(PLATFORM_FACETS.map(load));
    const missing = PLATFORM_FACETS.filter((_platform, place) => outcomes[place]?.status === 'rejected');
    const [first] = outcomes;
    if (missing.length === PLATFORM_FACETS.length && first?.status === 'rejected') throw first.reason;
    isComplete = missing.length === 0;
    return missing;
  }

  return {
    async search(request, onPartial) {
      const all = loadAll();
      if (onPartial && !isComplete) {
        await Promise.race([load(request.preferred ?? 'Android').catch(() => all), all]);
        if (!isComplete) onPartial(find(index, request));
      }
      const missing = await all;
      const result = find(index, request);
      return missing.length > 0 ? {...result, missing} : result;
    },
    async suggest(query) {
      await loadAll();
      return suggestNames(query.slice(0, MAX_QUERY_LENGTH), index.records());
    },
  };
}

function find(index: SearchIndex, request: SearchRequest): SearchResult {
  const {page, hitsPerPage, facets, preferred} = request;
  const matches = rank(index.find(request.query.slice(0, MAX_QUERY_LENGTH)), preferred);
  const ofPlatform = matches.filter(({record}) => !facets.platform || record.platform === facets.platform);
  const ofKind = matches.filter(({record}) => !facets.kind || record.kind === facets.kind);
  const shown = facets.kind ? ofPlatform.filter(({record}) => record.kind === facets.kind) : ofPlatform;
  return {
    hits: shown.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
    total: shown.length,
    counts: {
      platform: count(PLATFORM_FACETS, ofKind, ({record}) => record.platform),
      kind: count(KINDS, ofPlatform, ({record}) => record.kind),
    },
  };
}

function rank(matches: readonly Match[], preferred?: PlatformFacet): Match[] {
  const weigh = ({record, score}: Match) => (record.platform === preferred ? score * PREFERENCE : score);
  return [...matches].sort((a, b) => weigh(b) - weigh(a));
}

function count<Value extends string>(
  values: readonly Value[],
  matches: readonly Match[],
  pick: (match: Match) => Value,
): Record<Value, number> {
  const counts = toRecord(values, () => 0);
  for (const match of matches) counts[pick(match)] += 1;
  return counts;
}

function toHit({record, terms}: Match): SearchHit {
  const {id, kind, platform, url, titles, signature, text} = record;
  const found = new Set(terms);
  const snippet = toSnippet(highlightTerms(text, found));
  return {
    id,
    kind,
    platform,
    url,
    hierarchy: titles.map((title) => highlightTerms(title, found)),
    ...(snippet && {snippet}),
    ...(signature !== undefined && {signature}),
  };
}
