import type {PlatformFacet} from '../platforms';
import type {Highlighted} from './highlight';

/** What a hit is, in the order in which filters show it. */
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
  /** Platform of the page that the reader is on: its hits come first, others are not hidden. */
  preferred?: PlatformFacet;
}

export interface SearchHit {
  id: string;
  kind: Kind;
  platform: PlatformFacet;
  /** Path within the site, without the base URL, with the hash: `/docs/x#y`; a whole URL when the page is elsewhere. */
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
  /** A part of the index could not be loaded: hits may be missing. */
  isIncomplete?: true;
  /** No hit has most of what was asked: these are the nearest. */
  isNear?: true;
  /** Matches by facet value; each count ignores the choice made in its own facet. */
  counts: {platform: Record<PlatformFacet, number>; kind: Record<Kind, number>};
}

export interface SearchOptions {
  signal?: AbortSignal;
  onPartial?: (result: SearchResult) => void;
}

/** What the dialog and the search page know of a search engine. */
export interface SearchBackend {
  /**
   * Rejects when the results cannot be fetched or the request is aborted. `onPartial` is called with what is found
   * already while the rest is fetched.
   */
  search(request: SearchRequest, options?: SearchOptions): Promise<SearchResult>;
  /** Queries near to one that found nothing, best first; at most three. */
  suggest(query: string): Promise<string[]>;
  /** Only where what readers see and open is reported; ids of hits. */
  analytics?: {viewed(ids: readonly string[]): void; opened(id: string): void};
}
