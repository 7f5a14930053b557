/** The largest impact of a term on a record. */
export const MAX_IMPACT = 15;

const IMPACTS = MAX_IMPACT + 1;

/**
 * The number of a record and the impact of a term on it as one number; the postings of a term are in ascending order. Votes
 * are encoded in the same way, with the index of a page among all pages.
 */
export function toPosting(id: number, impact: number): number {
  return id * IMPACTS + impact;
}

/** The number of the record of a posting. */
export function toRecordId(posting: number): number {
  return Math.floor(posting / IMPACTS);
}

/** The impact of a posting. */
export function toImpact(posting: number): number {
  return posting % IMPACTS;
}
