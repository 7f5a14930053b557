import {KEY_KINDS, KEY_TERM, KEY_WEIGHTS} from '../index/keys';
import {toImpact, toRecordId} from '../index/posting';
import type {ParsedQuery} from '../query/parseQuery';
import type {IndexReader} from './indexReader';

/** Weight of a name of which the query is only the beginning, and of a name inside the query, relative to the whole name. */
const SHARES = {begun: 0.35, part: 0.2};
/** The gain of a page that answers the very question. */
const QUESTION_GAIN = 8;
/** Shorter queries begin too many names. */
const MIN_BEGUN_LENGTH = 2;

const VALUES = KEY_KINDS.map((kind) => KEY_WEIGHTS[kind]);

/**
 * The gains of records whose name is the query, begins with it, or occurs in it, and of pages that have it as a question. `keys` are
 * the possible names in the query, the whole query first.
 */
export function weighKeys(
  {keys, question}: Pick<ParsedQuery, 'keys' | 'question'>,
  reader: IndexReader,
): Map<number, number> {
  const gains = new Map<number, number>();
  for (const posting of reader.postings(question)) gains.set(toRecordId(posting), QUESTION_GAIN);
  const add = (term: string, weight: number) => {
    for (const posting of reader.postings(term)) {
      const id = toRecordId(posting);
      const gain = weight * (VALUES[toImpact(posting)] ?? 0);
      gains.set(id, Math.max(gain, gains.get(id) ?? 0));
    }
  };
  const [whole = '', ...parts] = keys.map((key) => KEY_TERM + key);
  const lengthOf = (term: string) => term.length - KEY_TERM.length;
  add(whole, 1);
  for (const part of parts) add(part, SHARES.part);
  if (lengthOf(whole) >= MIN_BEGUN_LENGTH)
    for (const term of reader.termsFrom(whole))
      if (term !== whole) add(term, SHARES.begun * (lengthOf(whole) / lengthOf(term)));
  return gains;
}
