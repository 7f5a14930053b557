import type {PlatformFacet} from '../../platforms';
import type {ParsedQuery} from '../query/parseQuery';
import type {Kind} from '../searchBackend';
import type {IndexReader} from './indexReader';
import {weighKeys} from './weighKeys';
import {toVoteFactors} from './weighVotes';
import {weighWords} from './weighWords';

export interface ScoredRecord {
  /** Number of the record. */
  id: number;
  score: number;
}

export interface Ranking {
  /** Best first. */
  matches: readonly ScoredRecord[];
  /** Terms of the index that match words of the query, and how surely: what was typed more than what was added to it. */
  terms: ReadonlyMap<string, number>;
  /** Whether even the best match covers less than half of the query. */
  isNear: boolean;
}

/** Exponent of the covered share of the query: how much more a record counts that covers all of it. */
const COVERAGE = 1.6;
/** How much the rest of a record's page adds to its score. */
const PAGE_SHARE = 0.5;
/** Factors by platform: the one where the reader is, one that the query names, pages for all platforms, other platforms. */
const PREFERENCE = {here: 2.2, named: 1.5, shared: 1.4, other: 0.7};
/** Factor for names of other platforms that a phrase spells by chance: `double tap` is `double_tap` on iOS. */
const FOREIGN_PHRASE = 0.3;
/** Factor for pages about this website, unless the query is about it. */
const SITE_PRIOR = 0.5;
/** Factors by kind: a whole page comes before its parts. */
const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  Page: 1,
  Blog: 0.9,
  Section: 0.95,
  API: 0.95,
  Problem: 0.8,
};
/** Factor for each further hit of the same page, so that the first twenty come from several pages. */
const SPREAD = 0.85;
/** Records with less than this share of the best word score are dropped. */
const MIN_SHARE = 0.2;
/** A best match that covers a smaller share of the query is only near. */
const NEAR = 0.5;

/**
 * Ranks the records whose terms are loaded. A word counts by its rarity and its impact on a record. The sum is weighted by the
 * share of the query that it covers, and by the votes of the page's short texts. No word is required.
 */
export function rank(query: ParsedQuery, reader: IndexReader, preferred?: PlatformFacet): Ranking {
  const {records, pages, votes, covered, asked, found, terms} = weighWords(query.words, reader);
  const names = weighKeys(query, reader);
  const preferPlatform = createPreference(query.platform, preferred);
  const prefer = (id: number) => preferPlatform(reader.platformOf(id));
  const weighSite = (id: number) => (!query.isAboutSite && reader.isAboutSite(id) ? SITE_PRIOR : 1);
  // Once per page: a page has many records, and this runs at every key.
  const factors = toVoteFactors(votes, reader, (page) => prefer(page) * weighSite(page));
  for (const page of reader.pages) factors[page] = (factors[page] ?? 1) * weighSite(page);
  const toScore = (sum: number) => (found > 0 ? sum * (sum / found) ** (COVERAGE - 1) : 0);
  const least = MIN_SHARE * records.reduce((most, sum) => Math.max(most, sum), 0);
  const matches: ScoredRecord[] = [];
  // The records of a page are adjacent, so what they share is computed once.
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
    const preference = prefer(id);
    const nameWeight = query.isPhrase && preference < 1 ? FOREIGN_PHRASE : 1;
    const score = (toScore(own) + toldByPage) * factor + nameWeight * name;
    matches.push({id, score: score * KIND_WEIGHTS[reader.kindOf(id)] * preference});
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

function createPreference(named?: PlatformFacet, here?: PlatformFacet): (platform: PlatformFacet) => number {
  const wanted = named ?? here;
  if (wanted === undefined || wanted === 'Other') return () => 1;
  const factor = named === undefined ? PREFERENCE.here : PREFERENCE.named;
  return (platform) => {
    if (platform === wanted) return factor;
    return platform === 'Other' ? PREFERENCE.shared : PREFERENCE.other;
  };
}

/** Lowers further hits of a page. Matches come in, and are returned, in the order of their numbers, so those of a page are adjacent. */
function spread(matches: readonly ScoredRecord[], reader: IndexReader): readonly ScoredRecord[] {
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

/** Scores are compared with this resolution, relative to the best. */
const SCORE_STEPS = 2 ** 30;
const MAX_RECORDS = 2 ** 22;

/** The best first; of equal scores, the lower number first. It sorts numbers, which is many times faster than sorting objects. */
function sortByScore(matches: readonly ScoredRecord[]): ScoredRecord[] {
  const most = matches.reduce((so, {score}) => Math.max(so, score), Number.MIN_VALUE);
  const keys = Float64Array.from(
    matches,
    ({score}, place) => Math.round((1 - score / most) * SCORE_STEPS) * MAX_RECORDS + place,
  ).sort();
  return Array.from(keys, (key) => matches[key % MAX_RECORDS]).filter((match) => match !== undefined);
}
