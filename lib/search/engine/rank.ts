import type {PlatformFacet} from '../../platforms';
import {MAX_IMPACT, toImpact, toRecordId} from '../index/posting';
import type {QueryWord, ReadQuery} from '../query/readQuery';
import type {Kind} from '../searchBackend';
import type {IndexReader} from './indexReader';
import {resolveWord} from './resolveWord';
import {weighKeys} from './weighKeys';
import {addVotes, toVoteFactors} from './weighVotes';

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
/** How much pages about this website count where the query does not speak of it. */
const SITE_PRIOR = 0.5;
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

/** What the words that were weighed so far tell, by the numbers of records; pages are numbered as their first records. */
interface Tally {
  records: Float64Array;
  pages: Float64Array;
  /** What the short texts of a page vote for. */
  votes: Float64Array;
  /** What the words are worth that a page has. */
  covered: Float64Array;
  /** What all words are worth, and those that some record has. */
  asked: number;
  found: number;
}

/**
 * Ranks the records whose terms are loaded. A word counts by its rareness and by what it tells of a record; the sum counts by
 * the share of the query that it is, and by what the short texts of its page vote for. No word has to occur.
 */
export function rank(query: ReadQuery, reader: IndexReader, preferred?: PlatformFacet): Ranking {
  const terms = new Set<string>();
  const tally = weighWords(query.words, reader, terms);
  const {records, pages, votes, covered, asked, found} = tally;
  const names = weighKeys(query.keys, reader);
  const preferPlatform = createPreference(query.platform, preferred);
  const prefer = (id: number) => preferPlatform(reader.platformOf(id));
  const weighSite = (id: number) => (!query.isAboutSite && reader.isAboutSite(id) ? SITE_PRIOR : 1);
  // By page, because a page has many records and a reader waits for each letter.
  const factors = toVoteFactors(votes, reader, (page) => prefer(page) * weighSite(page));
  for (const page of reader.pages) factors[page] = (factors[page] ?? 1) * weighSite(page);
  const toScore = (sum: number) => (found > 0 ? sum * (sum / found) ** (COVERAGE - 1) : 0);
  const least = MIN_SHARE * records.reduce((most, sum) => Math.max(most, sum), 0);
  const matches: Match[] = [];
  // The records of a page follow each other: what they share is weighed once.
  let page = -1;
  let toldByPage = 0;
  let factor = 1;
  for (let id = 0; id < reader.size; id++) {
    const own = records[id] ?? 0;
    const name = names.get(id) ?? 0;
    if ((own === 0 || own < least) && name === 0) continue;
    if (page !== reader.pageOf(id)) {
      page = reader.pageOf(id);
      toldByPage = PAGE_SHARE * toScore(pages[page] ?? 0);
      factor = factors[page] ?? 1;
    }
    const score = (toScore(own) + toldByPage) * factor + name;
    matches.push({id, score: score * KIND_WEIGHTS[reader.kindOf(id)] * prefer(id)});
  }
  const spreadOut = sortByScore(spread(matches, reader));
  const [best] = spreadOut;
  return {
    matches: spreadOut,
    terms,
    isNear:
      best !== undefined && !names.has(best.id) && (covered[reader.pageOf(best.id)] ?? 0) < NEAR * asked,
  };
}

function weighWords(words: readonly QueryWord[], reader: IndexReader, terms: Set<string>): Tally {
  const {size} = reader;
  const tally: Tally = {
    records: new Float64Array(size),
    pages: new Float64Array(size),
    votes: new Float64Array(size),
    covered: new Float64Array(size),
    asked: 0,
    found: 0,
  };
  // What one word tells: by records and by pages, with those that have it. Arrays, because words have thousands of postings.
  const own = new Float64Array(size);
  const ofPage = new Float64Array(size);
  for (const word of words) {
    const ids: number[] = [];
    const pages: number[] = [];
    let rarest = size;
    for (const alternative of resolveWord(word, reader)) {
      const {term, weight} = alternative;
      terms.add(term);
      addVotes(tally.votes, alternative, word.share, reader);
      const postings = reader.postings(term);
      if (weight > SURE) rarest = Math.min(rarest, postings.length);
      for (const posting of postings) {
        const id = toRecordId(posting);
        const page = reader.pageOf(id);
        const value = (weight * toImpact(posting)) / MAX_IMPACT;
        if (own[id] === 0) ids.push(id);
        if (ofPage[page] === 0) pages.push(page);
        if (value > (own[id] ?? 0)) own[id] = value;
        if (value > (ofPage[page] ?? 0)) ofPage[page] = value;
      }
    }
    const worth = word.share * Math.log(1 + size / (ids.length === 0 ? 1 : rarest)) ** RARENESS;
    tally.asked += worth;
    if (ids.length > 0) tally.found += worth;
    for (const id of ids) {
      tally.records[id] = (tally.records[id] ?? 0) + worth * (own[id] ?? 0);
      own[id] = 0;
    }
    for (const page of pages) {
      tally.pages[page] = (tally.pages[page] ?? 0) + worth * (ofPage[page] ?? 0);
      tally.covered[page] = (tally.covered[page] ?? 0) + worth;
      ofPage[page] = 0;
    }
  }
  return tally;
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

/** Takes and gives matches in the order of their numbers, in which those of a page follow each other. */
function spread(matches: readonly Match[], reader: IndexReader): readonly Match[] {
  let first = 0;
  while (first < matches.length) {
    const page = reader.pageOf(matches[first]?.id ?? 0);
    let end = first + 1;
    while (end < matches.length && reader.pageOf(matches[end]?.id ?? 0) === page) end += 1;
    const ofPage = matches.slice(first, end).sort((a, b) => b.score - a.score);
    for (const [place, match] of ofPage.entries()) match.score *= SPREAD ** place;
    first = end;
  }
  return matches;
}

/** Scores are told apart to this share of the best. */
const SCORE_STEPS = 2 ** 30;
const MAX_RECORDS = 2 ** 22;

/** The best first, and of equals the one with the lower number. Numbers are sorted, which is many times faster than objects. */
function sortByScore(matches: readonly Match[]): Match[] {
  const most = matches.reduce((so, {score}) => Math.max(so, score), Number.MIN_VALUE);
  const keys = Float64Array.from(
    matches,
    ({score}, place) => Math.round((1 - score / most) * SCORE_STEPS) * MAX_RECORDS + place,
  ).sort();
  return Array.from(keys, (key) => matches[key % MAX_RECORDS]).filter((match) => match !== undefined);
}
