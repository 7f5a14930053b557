import {toImpact, toRecordId} from '../index/posting';
import {CONCEPT_TERM} from '../text/concepts';
import type {IndexReader} from './indexReader';
import type {Alternative} from './resolveWord';

/** Exponent of a term's inverse document frequency: how much more votes for a rare term count. */
const RARENESS = 0.7;
/** Weight of a concept. It has votes of its own, so it counts more here than among the words of a record. */
const CONCEPT_SHARE = 0.5;
/** How much votes count: exponent of a page's share of the most votes, and the share of a page without votes. */
const POWER = 0.45;
const MIN_SHARE = 0.05;

/** Adds the votes for a term to the sums of pages; a page has the number of its first record. */
export function addVotes(
  sums: Float64Array,
  {term, weight}: Alternative,
  wordWeight: number,
  reader: IndexReader,
): void {
  const {pages} = reader;
  const votes = reader.votes(term);
  if (votes.length === 0) return;
  const surety = term.startsWith(CONCEPT_TERM) ? CONCEPT_SHARE : weight;
  const worth = wordWeight * surety * Math.log(1 + pages.length / votes.length) ** RARENESS;
  for (const vote of votes) {
    const page = pages[toRecordId(vote)];
    if (page !== undefined) sums[page] = (sums[page] ?? 0) + worth * toImpact(vote);
  }
}

/**
 * The factors by which votes multiply the scores of pages. Votes are weighted by platform, as scores are: otherwise a popular
 * page of another platform would come before the wanted one.
 */
export function toVoteFactors(
  sums: Float64Array,
  reader: IndexReader,
  prefer: (page: number) => number,
): Float64Array {
  const {pages} = reader;
  const wanted = pages.map((page) => (sums[page] ?? 0) * prefer(page));
  const most = wanted.reduce((so, votes) => Math.max(so, votes), 0);
  const factors = new Float64Array(sums.length).fill(1);
  if (most === 0) return factors;
  for (const [place, page] of pages.entries())
    factors[page] = ((wanted[place] ?? 0) / most + MIN_SHARE) ** POWER;
  return factors;
}
