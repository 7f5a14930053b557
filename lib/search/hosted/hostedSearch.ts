/** How to reach the hosted search engine (Algolia's protocol). All of it is public: the key may only search. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Source of a regular expression: results whose URL matches lead out of the site; others become paths of it. */
  externalUrlPattern?: string;
  /** More parameters for every query, as the engine's documentation names them. */
  searchParameters?: Readonly<Record<string, string | number | boolean>>;
  /** Whether what readers open is reported to the engine. */
  hasAnalytics: boolean;
}

/** Hosts that a page with hosted search talks to, for the security policy. */
export function listHosts({appId, hasAnalytics}: HostedSearch): string[] {
  const hosts = [toHost(appId)];
  return hasAnalytics ? [...hosts, ANALYTICS_HOST] : hosts;
}

export function toHost(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}

export const ANALYTICS_HOST = 'https://insights.algolia.io';
