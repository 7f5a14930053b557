import {KEY_KINDS, KEY_TERM, KEY_WEIGHTS} from '../index/keys';
import {toImpact, toRecordId} from '../index/posting';
import type {IndexReader} from './indexReader';

/** What a name counts that is only begun, and one that is a part of the query, of what it counts as the whole. */
const SHARES = {begun: 0.35, part: 0.2};
/** Shorter beginnings are beginnings of everything. */
const MIN_BEGUN_LENGTH = 2;

const VALUES = KEY_KINDS.map((kind) => KEY_WEIGHTS[kind]);

/**
 * What records gain because the query is their name, begins it, or holds it. `keys` are the names that the query may be, the
 * whole query first.
 */
export function weighKeys(keys: readonly string[], reader: IndexReader): Map<number, number> {
  const gains = new Map<number, number>();
  const add = (term: string, share: number) => {
    for (const posting of reader.postings(term)) {
      const id = toRecordId(posting);
      const gain = share * (VALUES[toImpact(posting)] ?? 0);
      gains.set(id, Math.max(gain, gains.get(id) ?? 0));
    }
  };
  const [whole = '', ...parts] = keys;
  add(KEY_TERM + whole, 1);
  for (const key of parts) add(KEY_TERM + key, SHARES.part);
  if (whole.length >= MIN_BEGUN_LENGTH)
    for (const term of reader.termsFrom(KEY_TERM + whole))
      if (term !== KEY_TERM + whole) add(term, SHARES.begun * (whole.length / (term.length - 1)));
  return gains;
}
