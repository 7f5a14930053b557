import type {PlatformFacet} from '../platforms';
import type {Highlighted} from './highlight';

/** Kinds of hits, in the order of the filter. */
export const KINDS = ['Page', 'Section', 'API', 'Problem', 'Blog'] as const;
export type Kind = (typeof KINDS)[number];

export interface SearchFacets {
  platform?: PlatformFacet;
  kind?: Kind;
}

export interface SearchRequest {
  query: string;
  /** Counts from 0. */
  page: number;
  hitsPerPage: number;
  facets: SearchFacets;
  /** Platform of the reader's page: its hits rank higher, others are not hidden. */
  preferred?: PlatformFacet;
}

export interface SearchHit {
  id: string;
  kind: Kind;
  platform: PlatformFacet;
  /** Path within the site, without the base URL, with the hash: `/docs/x#y`; a whole URL for a page of another site. */
  url: string;
  /** Title of the page, then of the section or symbol in it. */
  hierarchy: Highlighted[];
  /** Text around the first match; absent when only titles match. */
  snippet?: Highlighted;
  /** Python signature of a symbol, without `def`. */
  signature?: string;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Matches on all pages together. */
  total: number;
  /** Whether hits may be missing, because a part of the index could not be loaded. */
  isIncomplete?: true;
  /** Whether even the best hit covers less than half of the query. */
  isNear?: true;
  /** Matches by facet value; each count ignores the choice made in its own facet. A page may be about several platforms. */
  counts: {platform: Record<PlatformFacet, number>; kind: Record<Kind, number>};
}

export interface SearchOptions {
  signal?: AbortSignal;
  onPartial?: (result: SearchResult) => void;
}

/** A search engine, as the dialog and the search page use it. */
export interface SearchBackend {
  /**
   * Rejects when the results cannot be fetched or the request is aborted. `onPartial` receives preliminary results while others
   * are still being fetched.
   */
  search(request: SearchRequest, options?: SearchOptions): Promise<SearchResult>;
  /** At most three similar queries for one that found nothing, best first. */
  suggest(query: string): Promise<string[]>;
  /** Reports which hits, by id, were shown and opened; absent where nothing is reported. */
  analytics?: {viewed(ids: readonly string[]): void; opened(id: string): void};
}
