/**
 * What the worker does with a request: it leaves it to the browser, takes the network first (for a page, which may fall
 * back on the shell, or for a file), or takes the copy first.
 */
export type OfflineRoute = 'untouched' | 'page' | 'file' | 'hashed';

/** What decides; a `Request` fits. */
export interface RoutedRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly headers: {has(name: string): boolean};
}

/** How a request to this site is answered; `scope` is the address of the site's root. */
export function readRoute({method, url, mode, cache, headers}: RoutedRequest, scope: string): OfflineRoute {
  // Who asks with HEAD or past all caches wants to know what the server says; a part of a file is not kept.
  if (method !== 'GET' || cache === 'no-store' || headers.has('range') || !url.startsWith(scope))
    return 'untouched';
  if (mode === 'navigate') return 'page';
  return url.startsWith(`${scope}assets/`) ? 'hashed' : 'file';
}
