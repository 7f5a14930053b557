/** How much a term tells of a record is a number from 1 to this. */
export const MAX_IMPACT = 15;

const IMPACTS = MAX_IMPACT + 1;

/**
 * The number of a record and the impact of a term in it, as one number; those of a term stand in ascending order. Votes
 * are told in the same way, by the place of a page among pages.
 */
export function toPosting(id: number, impact: number): number {
  return id * IMPACTS + impact;
}

export function toRecordId(posting: number): number {
  return Math.floor(posting / IMPACTS);
}

export function toImpact(posting: number): number {
  return posting % IMPACTS;
}
