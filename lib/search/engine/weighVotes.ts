import {toImpact, toRecordId} from '../index/posting';
import type {IndexReader} from './indexReader';
import type {Alternative} from './resolveWord';

/** How much more the votes for a term count that few pages have: the logarithm of its rareness, to this power. */
const RARENESS = 0.7;
/** A meaning has votes of its own, so that it counts more here than among the words of a record. */
const CONCEPT_SHARE = 0.5;
/** How much votes count: a page's share of the most, to this power; and the share that a page has without any. */
const POWER = 0.55;
const LEAST = 0.05;

/** Adds the votes for a term that stands for a word to what pages have; they are numbered as their first records. */
export function addVotes(
  sums: Float64Array,
  {term, weight}: Alternative,
  share: number,
  reader: IndexReader,
): void {
  const {pages} = reader;
  const votes = reader.votes(term);
  if (votes.length === 0) return;
  const surety = term.startsWith('~') ? CONCEPT_SHARE : weight;
  const worth = share * surety * Math.log(1 + pages.length / votes.length) ** RARENESS;
  for (const vote of votes) {
    const page = pages[toRecordId(vote)];
    if (page !== undefined) sums[page] = (sums[page] ?? 0) + worth * toImpact(vote);
  }
}

/**
 * By how much the score of a page's records is multiplied for the votes that it has. Votes count by the platform as scores do:
 * else a page of another one that many ask would be put before the one that is wanted.
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
  for (const [place, page] of pages.entries()) factors[page] = ((wanted[place] ?? 0) / most + LEAST) ** POWER;
  return factors;
}
