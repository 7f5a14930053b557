import type {PlatformFacet} from '../../platforms';
import type {Kind} from '../searchBackend';

/** What of a record a hit shows. */
export interface ShownRecord {
  url: string;
  /** Title of the page, then of its part. */
  titles: readonly string[];
  signature?: string;
  text: string;
}

/** The terms that a query needs. */
export interface WantedTerms {
  whole: readonly string[];
  /** Beginnings of terms. */
  begun: readonly string[];
}

/** An index as the engine reads it: the whole in memory, or parts that are fetched when they are needed. */
export interface IndexReader {
  /** Number of records. */
  readonly size: number;
  /** The numbers of the first records of all pages. */
  readonly pages: readonly number[];
  kindOf(id: number): Kind;
  platformOf(id: number): PlatformFacet;
  /** Its page is about this website. */
  isAboutSite(id: number): boolean;
  /** The number of the first record of its page. */
  pageOf(id: number): number;
  /** Makes these terms readable. Says whether all that was needed came; rejects when nothing did. */
  loadTerms(wanted: WantedTerms): Promise<boolean>;
  /** The postings of a term that is loaded (index/posting.ts); none when no record has it. */
  postings(term: string): readonly number[];
  /** The votes for a term that is loaded, by the places of pages in `pages`. */
  votes(term: string): readonly number[];
  /** The loaded terms that begin so, in order. */
  termsFrom(start: string): readonly string[];
  /** Makes these records readable, as `loadTerms` does. */
  loadRecords(ids: readonly number[]): Promise<boolean>;
  record(id: number): ShownRecord | undefined;
  /** Fetches what is not loaded yet, where the whole is small. */
  loadRest(): Promise<void>;
}
