import type {SearchRecord} from './toRecords';

/** How much it counts that a record is the very thing that was typed, over all that its words count. */
const WEIGHTS = {symbol: 120, title: 50, lastName: 34, keyword: 30, heading: 20, prefix: 14, titlePrefix: 12};

/** Place of `find` among the keys of `FindColors.find`. */
const LAST_NAME = 2;

/** What a record gains when the query is its name, or begins it: exact symbol, symbol prefix, title, then heading. */
export function weighKeys({kind, keys, nearKeys}: SearchRecord, key: string): number {
  if (key === '') return 0;
  const place = keys.indexOf(key);
  const begins = keys.some((candidate) => candidate.startsWith(key));
  if (kind === 'API') {
    if (place >= 0) return place === LAST_NAME ? WEIGHTS.lastName : WEIGHTS.symbol;
    return begins ? WEIGHTS.prefix : 0;
  }
  if (kind === 'Section') return place >= 0 ? WEIGHTS.heading : 0;
  if (place >= 0) return WEIGHTS.title;
  if (nearKeys.includes(key)) return WEIGHTS.keyword;
  return begins ? WEIGHTS.titlePrefix : 0;
}
