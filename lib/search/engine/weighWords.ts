import {MAX_IMPACT, toImpact, toRecordId} from '../index/posting';
import type {QueryWord} from '../query/parseQuery';
import type {IndexReader} from './indexReader';
import {resolveWord} from './resolveWord';
import {addVotes} from './weighVotes';

/** Exponent of a word's inverse document frequency: how much more a rare word counts. */
const RARENESS = 0.7;
/** Terms that match a word at least this well determine how rare the word is. */
const SURE = 0.8;

/** Sums over the words of a query, by record number; a page has the number of its first record. */
export interface WordSums {
  records: Float64Array;
  pages: Float64Array;
  /** Votes of the short texts of a page. */
  votes: Float64Array;
  /** Total weight of the words that a page has. */
  covered: Float64Array;
  /** Total weight of all words, and of those that any record has. */
  asked: number;
  found: number;
  /** Terms of the index that match words of the query, and how surely: what was typed more than what was added to it. */
  terms: Map<string, number>;
}

/** Weighs the words of a query in all records whose terms are loaded: a word counts by its rarity and its impact on a record. */
export function weighWords(words: readonly QueryWord[], reader: IndexReader): WordSums {
  const {size} = reader;
  const sums: WordSums = {
    records: new Float64Array(size),
    pages: new Float64Array(size),
    votes: new Float64Array(size),
    covered: new Float64Array(size),
    asked: 0,
    found: 0,
    terms: new Map(),
  };
  const records = createImpacts(size);
  const pages = createImpacts(size);
  for (const word of words) {
    let rarest = size;
    for (const alternative of resolveWord(word, reader)) {
      const {term, weight} = alternative;
      sums.terms.set(term, Math.max(sums.terms.get(term) ?? 0, weight * word.weight ** 2));
      addVotes(sums.votes, alternative, word.weight, reader);
      const postings = reader.postings(term);
      if (weight > SURE) rarest = Math.min(rarest, postings.length);
      for (const posting of postings) {
        const id = toRecordId(posting);
        const impact = (weight * toImpact(posting)) / MAX_IMPACT;
        records.raise(id, impact);
        pages.raise(reader.pageOf(id), impact);
      }
    }
    const isFound = records.size() > 0;
    const worth = word.weight * Math.log(1 + size / (isFound ? rarest : 1)) ** RARENESS;
    sums.asked += worth;
    if (isFound) sums.found += worth;
    records.take((id, impact) => {
      sums.records[id] = (sums.records[id] ?? 0) + worth * impact;
    });
    pages.take((page, impact) => {
      sums.pages[page] = (sums.pages[page] ?? 0) + worth * impact;
      sums.covered[page] = (sums.covered[page] ?? 0) + worth;
    });
  }
  return sums;
}

/** The impacts of one word by number. A typed array that is used again for each word: a word may have thousands of postings. */
function createImpacts(size: number) {
  const impacts = new Float64Array(size);
  let numbers: number[] = [];
  return {
    size: () => numbers.length,
    /** Sets an impact, unless a higher one is known. */
    raise(at: number, impact: number): void {
      const known = impacts[at] ?? 0;
      if (known === 0) numbers.push(at);
      if (impact > known) impacts[at] = impact;
    },
    /** Hands out all impacts, and forgets them. */
    take(use: (at: number, impact: number) => void): void {
      for (const at of numbers) {
        use(at, impacts[at] ?? 0);
        impacts[at] = 0;
      }
      numbers = [];
    },
  };
}
