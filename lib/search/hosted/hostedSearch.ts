/** Settings of both engines. All are public: the key may only search. */
interface SearchServer {
  apiKey: string;
  indexName: string;
  /** Source of a regular expression: results whose URL matches lead out of the site; others become paths of it. */
  externalUrlPattern?: string;
  /** More parameters for every query, as the engine's documentation names them. */
  searchParameters?: Readonly<Record<string, string | number | boolean>>;
}

/** How to reach the hosted search engine (Algolia's protocol). */
export interface AlgoliaSearch extends SearchServer {
  appId: string;
  /** Whether what readers open is reported to the engine. */
  hasAnalytics: boolean;
}

/** How to reach a search engine that the owner of the site runs (Meilisearch's protocol). */
export interface MeilisearchSearch extends SearchServer {
  /** Its origin, without a slash at the end. */
  server: string;
}

export type HostedSearch = AlgoliaSearch | MeilisearchSearch;

/** Whether the engine is Meilisearch, not Algolia. */
export function isMeilisearch(hosted: HostedSearch): hosted is MeilisearchSearch {
  return 'server' in hosted;
}

/** Origins that pages with hosted search connect to, for the security policy. */
export function listHosts(hosted: HostedSearch): string[] {
  if (isMeilisearch(hosted)) return [hosted.server];
  const {appId, hasAnalytics} = hosted;
  const hosts = [toHost(appId)];
  return hasAnalytics ? [...hosts, ANALYTICS_HOST] : hosts;
}

/** The origin of an Algolia application. */
export function toHost(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}

export const ANALYTICS_HOST = 'https://insights.algolia.io';
