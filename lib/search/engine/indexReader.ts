import type {PlatformFacet} from '../../platforms';
import type {Kind} from '../searchBackend';

/** The part of a record that a hit shows. */
export interface ShownRecord {
  url: string;
  /** Title of the page, then of its section. */
  titles: readonly string[];
  signature?: string;
  text: string;
}

/** The terms that a query needs. */
export interface WantedTerms {
  whole: readonly string[];
  /** Prefixes of terms. */
  begun: readonly string[];
}

/** The index as the engine reads it: all of it in memory, or parts that are fetched when needed. */
export interface IndexReader {
  /** Number of records. */
  readonly size: number;
  /** The numbers of the first records of all pages. */
  readonly pages: readonly number[];
  kindOf(id: number): Kind;
  platformOf(id: number): PlatformFacet;
  /** All platforms that its page is about. */
  platformsOf(id: number): readonly PlatformFacet[];
  /** Whether its page is about this website. */
  isAboutSite(id: number): boolean;
  /** The number of the first record of its page. */
  pageOf(id: number): number;
  /** Loads terms. Resolves to whether all needed parts loaded; rejects when none did. */
  loadTerms(wanted: WantedTerms): Promise<boolean>;
  /** The postings of a term that is loaded (index/posting.ts); none when no record has it. */
  postings(term: string): readonly number[];
  /** The votes for a loaded term, by the index of a page in `pages`. */
  votes(term: string): readonly number[];
  /** The loaded terms with a prefix, sorted. */
  termsFrom(start: string): readonly string[];
  /** Loads records, as `loadTerms` loads terms. */
  loadRecords(ids: readonly number[]): Promise<boolean>;
  record(id: number): ShownRecord | undefined;
  /** Loads the rest of a small index; `undefined` where only what a search needs may be loaded. */
  loadRest: (() => Promise<void>) | undefined;
}
