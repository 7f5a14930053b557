import {PLATFORM_FACETS} from '../../platforms';
import type {SearchPage} from '../records/searchPage';
import {toRecord} from '../toRecord';
import {countVotes, quantizeVotes} from './countVotes';
import {createTermReader, type TermReader} from './createTermReader';
import {KEY_KINDS, KEY_TERM, type Key} from './keys';
import {MAX_IMPACT, toPosting} from './posting';
import {type RecordFields, type SearchRecord, toRecords} from './toRecords';

/** Weight of a word by its field. */
const BOOSTS: Readonly<Record<keyof RecordFields, number>> = {
  title: 7,
  symbol: 4,
  keywords: 6,
  questions: 3,
  body: 2.2,
};
/** The parameters of BM25F: saturation of repeated words (k1), and normalisation by the length of a field (b). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;
/** The sum over all fields at which a word reaches half of the highest impact. */
const HALF_IMPACT = 1.2;

const FIELDS = ['title', 'symbol', 'keywords', 'questions', 'body'] as const;

/** The whole index of a site: records in the order of their numbers, and the postings of each term (posting.ts). */
export interface BuiltIndex {
  records: readonly SearchRecord[];
  postings: ReadonlyMap<string, readonly number[]>;
  /** For each term the pages whose short texts vote for it, as postings of page indexes. */
  votes: ReadonlyMap<string, readonly number[]>;
}

/** Builds the index of all pages. Records are sorted by platform and page, so that those of a page are adjacent. */
export function buildIndex(pages: readonly SearchPage[]): BuiltIndex {
  const ordered = inOrder(pages);
  const records = ordered.flatMap(toRecords);
  const read = createTermReader();
  const counted = records.map(({fields}) => countTerms(fields, read));
  const lengths = findAverageLengths(counted);
  const postings = new Map<string, number[]>();
  for (const [id, fields] of counted.entries()) {
    for (const [term, gathered] of weighTerms(fields, lengths))
      add(postings, term, toPosting(id, quantize(gathered)));
    for (const [key, weight] of toDistinct(records[id]?.keys ?? []))
      add(postings, KEY_TERM + key, toPosting(id, KEY_KINDS.indexOf(weight)));
    for (const term of records[id]?.questionTerms ?? []) add(postings, term, toPosting(id, 0));
  }
  return {records, postings, votes: buildVotes(ordered, read)};
}

function buildVotes(pages: readonly SearchPage[], read: TermReader): Map<string, number[]> {
  const votes = new Map<string, number[]>();
  for (const [place, ofPage] of countVotes(pages, read).entries()) {
    for (const [term, sum] of ofPage) {
      const vote = quantizeVotes(sum);
      if (vote > 0) add(votes, term, toPosting(place, vote));
    }
  }
  return votes;
}

function add(lists: Map<string, number[]>, term: string, posting: number): void {
  const list = lists.get(term);
  if (list === undefined) lists.set(term, [posting]);
  else list.push(posting);
}

/** Each name once, with the first of its kinds: the postings of a term contain a record only once. */
function toDistinct(keys: readonly Key[]): Map<string, Key['weight']> {
  return new Map([...keys].reverse().map(({key, weight}) => [key, weight]));
}

function inOrder(pages: readonly SearchPage[]): SearchPage[] {
  return PLATFORM_FACETS.flatMap((facet) => pages.filter(({platform}) => platform === facet));
}

interface CountedField {
  counts: ReadonlyMap<string, number>;
  length: number;
}

type CountedFields = Record<keyof RecordFields, CountedField>;

function countTerms(fields: RecordFields, read: TermReader): CountedFields {
  const countField = (text: string): CountedField => {
    const counts = new Map<string, number>();
    const count = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
    const terms = read(text);
    for (const {term, concepts} of terms) {
      count(term);
      concepts.forEach(count);
    }
    return {counts, length: terms.length};
  };
  return toRecord(FIELDS, (field) => countField(fields[field]));
}

function findAverageLengths(counted: readonly CountedFields[]): Record<keyof RecordFields, number> {
  const average = (field: keyof RecordFields) => {
    const lengths = counted.map((fields) => fields[field].length).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  };
  return toRecord(FIELDS, average);
}

function weighTerms(
  fields: CountedFields,
  averages: Record<keyof RecordFields, number>,
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of FIELDS) {
    const {counts, length} = fields[field];
    const longer = 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / (averages[field] || 1);
    for (const [term, count] of counts) {
      const weight = (BOOSTS[field] * count) / (count + SATURATION * longer);
      weights.set(term, (weights.get(term) ?? 0) + weight);
    }
  }
  return weights;
}

/** The impact of a term, from the weighted sum of its occurrences. */
function quantize(gathered: number): number {
  return Math.max(1, Math.round((MAX_IMPACT * gathered) / (gathered + HALF_IMPACT)));
}
