import {MAX_QUERY_LENGTH} from '../limits';
import {
  KINDS,
  PLATFORM_FACETS,
  type SearchBackend,
  type SearchFacets,
  type SearchHit,
  type SearchRequest,
} from '../searchBackend';
import {DOC_TAGS, type HostedRecord, LANGUAGE} from './hostedRecord';
import {type HostedSearch, toHost} from './hostedSearch';
import {MARK_END, MARK_START, parseMarked} from './parseMarked';
import {toSitePath} from './toSitePath';

export interface HostedBackendOptions extends HostedSearch {
  baseUrl: string;
  /** Another origin than the engine's own, for tests. */
  host?: string;
}

interface Marked {
  value: string;
}

type HostedHit = HostedRecord & {
  _highlightResult?: {titles?: Marked[]};
  _snippetResult?: {text?: Marked & {matchLevel: string}};
};

interface HostedAnswer {
  hits: HostedHit[];
  nbHits: number;
  facets?: Partial<Record<string, Record<string, number>>>;
}

const PATIENCE_MS = 10_000;
const SUGGESTIONS = 3;

/** The search of the hosted engine: the same interface, one request with several queries for each search. */
export function createHostedBackend(options: HostedBackendOptions): SearchBackend {
  const {appId, apiKey, indexName, searchParameters, baseUrl, externalUrlPattern} = options;
  const address = `${options.host ?? toHost(appId)}/1/indexes/*/queries`;
  const external = externalUrlPattern === undefined ? undefined : new RegExp(externalUrlPattern);

  async function ask(queries: readonly object[], signal?: AbortSignal): Promise<HostedAnswer[]> {
    const requests = queries.map((query) => ({
      indexName,
      analytics: false,
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
      ...searchParameters,
      ...query,
    }));
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, {
      method: 'POST',
      headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
      body: JSON.stringify({requests}),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (!response.ok) throw new Error(`The search engine answered ${response.status}`);
    const {results}: {results: HostedAnswer[]} = await response.json();
    return results;
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
      const [found, byPlatform, byKind] = await ask(
        [
          toQuery(request, facets),
          {...toQuery(request, omit(facets, 'platform')), hitsPerPage: 0, facets: ['platform']},
          {...toQuery(request, omit(facets, 'kind')), hitsPerPage: 0, facets: ['kind']},
        ],
        signal,
      );
      if (!found || !byPlatform || !byKind)
        throw new Error('The search engine left a query without an answer');
      return {
        hits: found.hits.map(toHit),
        total: found.nbHits,
        counts: {
          platform: readCounts(PLATFORM_FACETS, byPlatform.facets?.platform),
          kind: readCounts(KINDS, byKind.facets?.kind),
        },
      };
    },
    async suggest(query) {
      const request = {query, page: 0, hitsPerPage: SUGGESTIONS, facets: {}};
      const [found] = await ask([{...toQuery(request, {}), removeWordsIfNoResults: 'allOptional'}]);
      return [...new Set(found?.hits.map(toHit).map(({hierarchy}) => hierarchy.at(-1)?.text ?? ''))];
    },
  };
}

function toQuery(
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
      ...(platform ? [`platform:${platform}`] : []),
      ...(kind ? [`kind:${kind}`] : []),
    ],
    ...(preferred && {optionalFilters: [`platform:${preferred}`]}),
  };
}

function omit(facets: SearchFacets, name: keyof SearchFacets): SearchFacets {
  const {[name]: _omitted, ...others} = facets;
  return others;
}

function readCounts<Value extends string>(
  values: readonly Value[],
  found: Record<string, number> = {},
): Record<Value, number> {
  return Object.fromEntries(values.map((value) => [value, found[value] ?? 0])) as Record<Value, number>;
}
