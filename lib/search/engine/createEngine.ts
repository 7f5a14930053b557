import {MAX_QUERY_LENGTH} from '../limits';
import type {SearchShard} from '../records/shard';
import {
  KINDS,
  PLATFORM_FACETS,
  type PlatformFacet,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../searchBackend';
import {highlightTerms, toSnippet} from './highlightTerms';
import {createSearchIndex, type Match, type SearchIndex} from './searchIndex';
import {suggestNames} from './suggestNames';

/** Hits of the reader's own platform count this much more. */
const PREFERENCE = 2;
export interface SearchEngine {
  /** Calls `onPartial` with what the first shard holds while others are under way; rejects when one cannot be loaded. */
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

  async function loadAll(): Promise<void> {
    await Promise.all(PLATFORM_FACETS.map(load));
    isComplete = true;
  }

  return {
    async search(request, onPartial) {
      const all = loadAll();
      if (onPartial && !isComplete) {
        await Promise.race([load(request.preferred ?? 'Android'), all]);
        if (!isComplete) onPartial(find(index, request));
      }
      await all;
      return find(index, request);
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
  return [...matches].sort((one, other) => weigh(other) - weigh(one));
}

function count<Value extends string>(
  values: readonly Value[],
  matches: readonly Match[],
  pick: (match: Match) => Value,
): Record<Value, number> {
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>;
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
