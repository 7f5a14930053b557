import {isRecord} from '../../validation/isRecord';
import type {Kind} from '../searchBackend';
import {toImpact, toPosting, toRecordId} from './posting';

/** What a browser fetches first: in which parts terms and records are. */
export interface IndexRoot {
  /** A letter for each record (KIND_LETTERS), in capitals for the first of a page. */
  kinds: string;
  /** The number of the first record of each platform, in the order of PLATFORM_FACETS. */
  platforms: readonly number[];
  /** Further platforms of pages: the number of the first record of one, then the place of a platform in PLATFORM_FACETS. */
  also: readonly number[];
  /** The numbers of the first records of pages about this website. */
  site: readonly number[];
  /** The first term of each part with terms. */
  terms: readonly string[];
  /** The number of the first record of each part with records. */
  records: readonly number[];
}

/** Terms in their order, each with its postings as a text (encodePostings), and its votes where it has any. */
export type TermPart = readonly (readonly [term: string, postings: string, votes?: string])[];

/** Pages in the order of their records. */
export type RecordPart = readonly PartPage[];

/** Address and title of a page, the beginning of its text, and its parts. */
export type PartPage = readonly [url: string, title: string, text: string, parts: readonly PagePart[]];

/** A section or symbol of a page; only symbols have a signature. */
export type PagePart = readonly [anchor: string, title: string, text: string, signature?: string];

export const KIND_LETTERS = {
  Page: 'p',
  Section: 's',
  API: 'a',
  Problem: 'x',
  Blog: 'b',
} as const satisfies Record<Kind, string>;

/** Whether a host has sent the root of an index, and not something else in its place. */
export function isIndexRoot(value: unknown): value is IndexRoot {
  if (!isRecord(value)) return false;
  const {kinds, platforms, also, site, terms, records} = value;
  const isListOf = (list: unknown, type: string) =>
    Array.isArray(list) && list.every((item) => typeof item === type);
  return (
    typeof kinds === 'string' &&
    isListOf(platforms, 'number') &&
    isListOf(also, 'number') &&
    isListOf(site, 'number') &&
    isListOf(terms, 'string') &&
    isListOf(records, 'number')
  );
}

/** The letter of impact 0. */
const FIRST_LETTER = 'a'.charCodeAt(0);
const FIRST_DIGIT = '0'.charCodeAt(0);

/**
 * Postings as a text that compresses well: for each, how many records are skipped since the one before, unless none are, and a
 * letter for its impact. `c3a` is the first record with impact 2, and the fifth with impact 0.
 */
export function encodePostings(postings: readonly number[]): string {
  let next = 0;
  return postings
    .map((posting) => {
      const id = toRecordId(posting);
      const passed = id - next;
      next = id + 1;
      return (passed > 0 ? passed : '') + String.fromCharCode(FIRST_LETTER + toImpact(posting));
    })
    .join('');
}

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): number[] {
  const postings: number[] = [];
  let next = 0;
  let passed = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_LETTER) {
      passed = 10 * passed + code - FIRST_DIGIT;
    } else {
      postings.push(toPosting(next + passed, code - FIRST_LETTER));
      next += passed + 1;
      passed = 0;
    }
  }
  return postings;
}
