import {MAX_QUERY_LENGTH} from '../limits';
import type {SearchBackend, SearchFacets, SearchHit, SearchRequest} from '../searchBackend';
import {readCounts} from './answerParts';
import {DOC_TAGS, LANGUAGE} from './hostedRecord';
import {type AlgoliaSearch, toHost} from './hostedSearch';
import {omitFacet} from './omitFacet';
import {MARK_END, MARK_START, parseMarked} from './parseMarked';
import {postJson} from './postJson';
import {type HostedHit, type HostedResult, readAnswer} from './readAnswer';
import {toSitePath} from './toSitePath';

export interface HostedBackendOptions extends AlgoliaSearch {
  baseUrl: string;
  /** Another origin than the engine's own, for tests. */
  host?: string;
}

const MAX_SUGGESTIONS = 3;

/** A search backend for Algolia. One request holds the three queries of a search: for hits, and for the counts of each facet. */
export function createHostedBackend(options: HostedBackendOptions): SearchBackend {
  const {appId, apiKey, indexName, searchParameters, baseUrl, externalUrlPattern} = options;
  const endpoint = `${options.host ?? toHost(appId)}/1/indexes/*/queries`;
  const external = externalUrlPattern === undefined ? undefined : new RegExp(externalUrlPattern);

  async function send(queries: readonly object[], signal?: AbortSignal): Promise<HostedResult[]> {
    const requests = queries.map((query) => ({
      indexName,
      analytics: false,
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
      ...searchParameters,
      ...query,
    }));
    const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey};
    return readAnswer(await postJson(endpoint, headers, {requests}, signal));
  }

  function toHit(hit: HostedHit): SearchHit {
    const snippet = hit._snippetResult?.text;
    return {
      id: hit.objectID,
      kind: hit.kind,
      platform: hit.platform,
      url: toSitePath(hit.url, baseUrl, external),
      hierarchy: (hit._highlightResult?.titles ?? []).map(({value}) => parseMarked(value)),
      ...(snippet && snippet.matchLevel !== 'none' && {snippet: parseMarked(snippet.value)}),
      ...(hit.signature !== undefined && {signature: hit.signature}),
    };
  }

  return {
    async search(request, {signal} = {}) {
      const {facets} = request;
      const [found, byPlatform, byKind] = await send(
        [
          toHostedQuery(request, facets),
          {...toHostedQuery(request, omitFacet(facets, 'platform')), hitsPerPage: 0, facets: ['platforms']},
          {...toHostedQuery(request, omitFacet(facets, 'kind')), hitsPerPage: 0, facets: ['kind']},
        ],
        signal,
      );
      if (!found || !byPlatform || !byKind)
        throw new Error('The search engine left a query without an answer');
      return {
        hits: found.hits.map(toHit),
        total: found.nbHits,
        counts: readCounts(byPlatform.facets, byKind.facets),
      };
    },
    async suggest(query) {
      const request = {query, page: 0, hitsPerPage: MAX_SUGGESTIONS, facets: {}};
      const [found] = await send([{...toHostedQuery(request, {}), removeWordsIfNoResults: 'allOptional'}]);
      return [...new Set(found?.hits.map(toHit).map(({hierarchy}) => hierarchy.at(-1)?.text ?? ''))];
    },
  };
}

function toHostedQuery(
  {query, page, hitsPerPage, preferred}: SearchRequest,
  {platform, kind}: SearchFacets,
): object {
  return {
    query: query.slice(0, MAX_QUERY_LENGTH),
    page,
    hitsPerPage,
    facetFilters: [
      `language:${LANGUAGE}`,
      DOC_TAGS.map((tag) => `docusaurus_tag:${tag}`),
      ...(platform ? [`platforms:${platform}`] : []),
      ...(kind ? [`kind:${kind}`] : []),
    ],
    ...(preferred && {optionalFilters: [`platform:${preferred}`]}),
  };
}
