import type {PlatformFacet} from '../../platforms';
import {MAX_IMPACT, toImpact, toRecordId} from '../index/posting';
import type {QueryWord, ReadQuery} from '../query/readQuery';
import type {Kind} from '../searchBackend';
import type {IndexReader} from './indexReader';
import {resolveWord} from './resolveWord';
import {weighKeys} from './weighKeys';

export interface Match {
  /** Number of the record. */
  id: number;
  score: number;
}

export interface Ranking {
  /** Best first. */
  matches: readonly Match[];
  /** Terms of the index that stand for words of the query. */
  terms: ReadonlySet<string>;
  /** The best match lacks most of what was asked. */
  isNear: boolean;
}

/** How much more a word counts that few records have: the logarithm of its rareness, to this power. */
const RARENESS = 0.7;
/** A term that stands for a word this well tells how rare the word is. */
const SURE = 0.8;
/** How much more counts what has all of the query: the sum of what is found, to this power. */
const COVERAGE = 1.5;
/** How much the rest of its page counts for a record. */
const PAGE_SHARE = 0.4;
/** How much the platform counts where the reader is, one that the query names, what all platforms share, and other platforms. */
const PREFERENCE = {here: 2.2, named: 1.5, shared: 1.4, other: 0.7};
/** A page answers what many of its parts speak of. */
const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  Page: 1,
  Blog: 0.9,
  Section: 0.85,
  API: 0.8,
  Problem: 0.65,
};
/** What each further hit of a page keeps of its score, so that the first twenty come from several pages. */
const SPREAD = 0.85;
/** Records whose words tell less than this share of what the best ones tell are no matches. */
const MIN_SHARE = 0.2;
/** A match that has less of the query is only near. */
const NEAR = 0.5;

/** What a word of the query is worth, and how much of that each record and each page has. */
interface WeighedWord {
  worth: number;
  records: ReadonlyMap<number, number>;
  pages: ReadonlyMap<number, number>;
}

/**
 * Ranks the records whose terms are loaded. A word counts by its rareness and by what it tells of a record; the sum counts by
 * the share of the query that it is. No word has to occur.
 */
export function rank(query: ReadQuery, reader: IndexReader, preferred?: PlatformFacet): Ranking {
  const terms = new Set<string>();
  const words = query.words.map((word) => weighWord(word, reader, terms));
  const total = words.reduce((sum, {worth, records}) => sum + (records.size > 0 ? worth : 0), 0);
  const records = new Float64Array(reader.size);
  const pages = new Float64Array(reader.size);
  for (const word of words) {
    for (const [id, value] of word.records) records[id] = (records[id] ?? 0) + word.worth * value;
    for (const [id, value] of word.pages) pages[id] = (pages[id] ?? 0) + word.worth * value;
  }
  const names = weighKeys(query.keys, reader);
  const prefer = createPreference(query.platform, preferred);
  const toScore = (sum: number) => (total > 0 ? sum * (sum / total) ** (COVERAGE - 1) : 0);
  const least = MIN_SHARE * records.reduce((most, sum) => Math.max(most, sum), 0);
  const matches: Match[] = [];
  for (let id = 0; id < reader.size; id++) {
    const own = records[id] ?? 0;
    const name = names.get(id) ?? 0;
    if ((own === 0 || own < least) && name === 0) continue;
    const score = toScore(own) + PAGE_SHARE * toScore(pages[reader.pageOf(id)] ?? 0) + name;
    matches.push({id, score: score * KIND_WEIGHTS[reader.kindOf(id)] * prefer(reader.platformOf(id))});
  }
  const spreadOut = spread(matches.sort(byScore), reader);
  const [best] = spreadOut;
  return {
    matches: spreadOut,
    terms,
    isNear: best !== undefined && !names.has(best.id) && findShare(words, reader.pageOf(best.id)) < NEAR,
  };
}

function weighWord(word: QueryWord, reader: IndexReader, terms: Set<string>): WeighedWord {
  const records = new Map<number, number>();
  const pages = new Map<number, number>();
  let rarest = reader.size;
  for (const {term, weight} of resolveWord(word, reader)) {
    terms.add(term);
    const postings = reader.postings(term);
    if (weight > SURE) rarest = Math.min(rarest, postings.length);
    for (const posting of postings) {
      const id = toRecordId(posting);
      const value = (weight * toImpact(posting)) / MAX_IMPACT;
      keepBest(records, id, value);
      keepBest(pages, reader.pageOf(id), value);
    }
  }
  const rareness = records.size === 0 ? 1 : rarest;
  return {worth: word.share * Math.log(1 + reader.size / rareness) ** RARENESS, records, pages};
}

function createPreference(named?: PlatformFacet, here?: PlatformFacet): (platform: PlatformFacet) => number {
  const wanted = named ?? here;
  if (wanted === undefined || wanted === 'Other') return () => 1;
  const factor = named === undefined ? PREFERENCE.here : PREFERENCE.named;
  return (platform) => {
    if (platform === wanted) return factor;
    return platform === 'Other' ? PREFERENCE.shared : PREFERENCE.other;
  };
}

function spread(matches: readonly Match[], reader: IndexReader): Match[] {
  const seen = new Map<number, number>();
  return matches
    .map(({id, score}) => {
      const page = reader.pageOf(id);
      const place = seen.get(page) ?? 0;
      seen.set(page, place + 1);
      return {id, score: score * SPREAD ** place};
    })
    .sort(byScore);
}

/** How much of the query a page has at all, from 0 to 1. */
function findShare(words: readonly WeighedWord[], page: number): number {
  const sum = (counted: readonly WeighedWord[]) => counted.reduce((all, {worth}) => all + worth, 0);
  return sum(words.filter(({pages}) => pages.has(page))) / sum(words);
}

function byScore(a: Match, b: Match): number {
  return b.score - a.score || a.id - b.id;
}

function keepBest(best: Map<number, number>, id: number, value: number): void {
  if (value > (best.get(id) ?? 0)) best.set(id, value);
}
