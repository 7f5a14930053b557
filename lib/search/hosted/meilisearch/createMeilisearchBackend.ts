import {MAX_QUERY_LENGTH} from '../../limits';
import {
  KINDS,
  type SearchBackend,
  type SearchFacets,
  type SearchHit,
  type SearchRequest,
} from '../../searchBackend';
import {readCounts} from '../answerParts';
import {DOC_TAGS, LANGUAGE} from '../hostedRecord';
import type {MeilisearchSearch} from '../hostedSearch';
import {omitFacet} from '../omitFacet';
import {MARK_END, MARK_START, parseMarked} from '../parseMarked';
import {postJson} from '../postJson';
import {toSitePath} from '../toSitePath';
import {type MeilisearchHit, readFacets, readHits} from './readMeilisearchAnswer';

export interface MeilisearchBackendOptions extends MeilisearchSearch {
  baseUrl: string;
}

/** Weight of hits on the reader's platform, relative to the others. */
const PREFERENCE = 1.3;
const SNIPPET_WORDS = 24;
const MAX_SUGGESTIONS = 3;
/** Suggestions are searched by so many first letters: a misspelt name usually begins correctly. */
const SUGGESTED_START = 4;

/**
 * A search backend for a Meilisearch server. A search is two requests: a federated one for the hits, in which those of the
 * reader's platform weigh more, and one for the counts, because a federated search cannot count without a facet's own filter.
 */
export function createMeilisearchBackend(options: MeilisearchBackendOptions): SearchBackend {
  const {server, apiKey, indexName, searchParameters, baseUrl, externalUrlPattern} = options;
  const external = externalUrlPattern === undefined ? undefined : new RegExp(externalUrlPattern);

  function send(body: object, signal?: AbortSignal): Promise<unknown> {
    const headers = {'content-type': 'application/json', authorization: `Bearer ${apiKey}`};
    return postJson(`${server}/multi-search`, headers, body, signal);
  }

  function toQuery(text: string, facets: SearchFacets): object {
    return {
      indexUid: indexName,
      q: toPlainQuery(text),
      matchingStrategy: 'frequency',
      filter: toFilter(facets),
      ...searchParameters,
    };
  }

  function toHit({url, kind, platform, signature, _formatted}: MeilisearchHit): SearchHit {
    const path = toSitePath(url, baseUrl, external);
    const snippet = parseMarked(_formatted?.text ?? '');
    return {
      id: path,
      kind,
      platform,
      url: path,
      hierarchy: (_formatted?.titles ?? []).map(parseMarked),
      ...(snippet.ranges.length > 0 && {snippet}),
      ...(signature !== undefined && {signature}),
    };
  }

  async function findHits(request: SearchRequest, signal?: AbortSignal): Promise<SearchHit[]> {
    const {query, page, hitsPerPage, facets} = request;
    const shown = {
      attributesToRetrieve: ['url', 'platform', 'kind', 'signature', 'titles', 'text'],
      attributesToHighlight: ['titles', 'text'],
      attributesToCrop: ['text'],
      cropLength: SNIPPET_WORDS,
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    };
    const queries = preferPlatform(request).map(({filter, weight}) => ({
      ...toQuery(query, facets),
      ...shown,
      filter: [...toFilter(facets), ...filter],
      federationOptions: {weight},
    }));
    const federation = {offset: page * hitsPerPage, limit: hitsPerPage};
    return readHits(await send({federation, queries}, signal)).map(toHit);
  }

  async function count({query, facets}: SearchRequest, signal?: AbortSignal) {
    const queries = (['platform', 'kind'] as const).map((facet) => ({
      ...toQuery(query, omitFacet(facets, facet)),
      limit: 0,
      facets: [facet === 'platform' ? 'platforms' : facet],
    }));
    const [byPlatform, byKind] = readFacets(await send({queries}, signal));
    if (!byPlatform || !byKind) throw new Error('The search engine left a query without an answer');
    return readCounts(byPlatform.facetDistribution, byKind.facetDistribution);
  }

  return {
    async search(request, {signal} = {}) {
      const [hits, counts] = await Promise.all([findHits(request, signal), count(request, signal)]);
      const {kind} = request.facets;
      // A page may be about several platforms, and would be counted for each.
      const counted = KINDS.filter((facet) => kind === undefined || facet === kind);
      return {hits, total: counted.reduce<number>((sum, facet) => sum + counts.kind[facet], 0), counts};
    },
    async suggest(query) {
      const start = query.trim().slice(0, SUGGESTED_START);
      const found = await findHits({query: start, page: 0, hitsPerPage: MAX_SUGGESTIONS, facets: {}});
      return [...new Set(found.map(({hierarchy}) => hierarchy.at(-1)?.text ?? ''))];
    },
  };
}

/** Removes quotes, which would search for a phrase, and a minus, which would exclude a word: pasted code contains both. */
function toPlainQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replace(/"|(?<!\S)-+/g, ' ');
}

function toFilter({platform, kind}: SearchFacets): (string | string[])[] {
  return [
    `language = "${LANGUAGE}"`,
    DOC_TAGS.map((tag) => `docusaurus_tag = "${tag}"`),
    ...(platform ? [`platforms = "${platform}"`] : []),
    ...(kind ? [`kind = "${kind}"`] : []),
  ];
}

/** Disjoint filters for the hits of the reader's platform and for all others, with their weights. */
function preferPlatform({preferred, facets}: SearchRequest): {filter: string[]; weight: number}[] {
  if (preferred === undefined || facets.platform !== undefined) return [{filter: [], weight: 1}];
  return [
    {filter: [`platform = "${preferred}"`], weight: PREFERENCE},
    {filter: [`platform != "${preferred}"`], weight: 1},
  ];
}
