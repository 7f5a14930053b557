import {PLATFORM_FACETS} from '../platforms';
import {MAX_QUERY_LENGTH} from './limits';
import {condense} from './query/condense';
import {KINDS, type SearchFacets} from './searchBackend';

/** The state of the search page in the query of its URL. */
export interface SearchParams {
  query: string;
  /** Counts from 0; the URL counts from 1. */
  page: number;
  facets: SearchFacets;
}

/** Parses `?q=&platform=&kind=&page=`; invalid values count as missing, and of a long query the line that says most is left. */
export function parseSearchParams(search: string): SearchParams {
  const parameters = new URLSearchParams(search);
  const platform = PLATFORM_FACETS.find((name) => name === parameters.get('platform'));
  const kind = KINDS.find((name) => name === parameters.get('kind'));
  const page = /^[1-9]\d{0,2}$/.exec(parameters.get('page') ?? '')?.[0];
  return {
    query: cleanQuery(condense(parameters.get('q') ?? '')),
    page: page === undefined ? 0 : Number(page) - 1,
    facets: {...(platform && {platform}), ...(kind && {kind})},
  };
}

/** The part of the URL after `/search`; empty for an empty search. */
export function renderSearchParams({query, page, facets}: SearchParams): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (facets.platform) parameters.set('platform', facets.platform);
  if (facets.kind) parameters.set('kind', facets.kind);
  if (page > 0) parameters.set('page', String(page + 1));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The path of the search page with the hits of a query. */
export function toSearchPath(query: string): string {
  return `/search${renderSearchParams({query: cleanQuery(query), page: 0, facets: {}})}`;
}

/** A query without characters that control a terminal or the direction of text, no longer than the search takes (limits.ts). */
export function cleanQuery(text: string): string {
  // The cut may leave half of a surrogate pair.
  const cut = text.slice(0, MAX_QUERY_LENGTH).replace(/\p{Cs}$/u, '');
  return cut.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, ' ');
}
