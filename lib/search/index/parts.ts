import {isRecord} from '../../validation/isRecord';
import type {Kind} from '../searchBackend';

/** What a browser fetches first: where everything is. */
export interface IndexRoot {
  /** A letter for each record (KIND_LETTERS), in capitals for the first of a page. */
  kinds: string;
  /** The number of the first record of each platform, in the order of PLATFORM_FACETS. */
  platforms: readonly number[];
  /** The first term of each part with terms. */
  terms: readonly string[];
  /** The number of the first record of each part with records. */
  records: readonly number[];
}

/** Terms in their order, each with its postings: differences of ascending numbers, to the base 36 and separated by spaces. */
export type TermPart = readonly (readonly [term: string, postings: string])[];

/** Pages in the order of their records. */
export type RecordPart = readonly PartPage[];

/** Address and title of a page, the beginning of its text, and its parts. */
export type PartPage = readonly [url: string, title: string, text: string, parts: readonly PagePart[]];

/** Without a signature for what is no symbol. */
export type PagePart = readonly [anchor: string, title: string, text: string, signature?: string];

export const KIND_LETTERS = {
  Page: 'p',
  Section: 's',
  API: 'a',
  Problem: 'x',
  Blog: 'b',
} as const satisfies Record<Kind, string>;

/** Tells whether a host sent the root of an index, and not something else in its place. */
export function isIndexRoot(value: unknown): value is IndexRoot {
  if (!isRecord(value)) return false;
  const {kinds, platforms, terms, records} = value;
  const isListOf = (list: unknown, type: string) =>
    Array.isArray(list) && list.every((item) => typeof item === type);
  return (
    typeof kinds === 'string' &&
    isListOf(platforms, 'number') &&
    isListOf(terms, 'string') &&
    isListOf(records, 'number')
  );
}

export function encodePostings(postings: readonly number[]): string {
  return postings.map((posting, index) => (posting - (postings[index - 1] ?? 0)).toString(36)).join(' ');
}

export function decodePostings(text: string): number[] {
  let sum = 0;
  return text.split(' ').map((difference) => {
    sum += Number.parseInt(difference, 36);
    return sum;
  });
}
