import {findSimilar} from '../../text/findSimilar';
import {toSearchKey} from '../text/toTerms';

/** Shorter names resemble too many queries. */
const MIN_NAME_LENGTH = 3;
/** Share of a query that may differ: the nearest name of all is no help where the query resembles none. */
const MAX_CHANGED = 0.45;

/** The names, or parts of dotted names, that resemble a query that found nothing, the nearest first; at most three. */
export function suggestNames(query: string, names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names)
    for (const part of [name, ...name.split('.')])
      if (part.length >= MIN_NAME_LENGTH) byKey.set(toSearchKey(part), part);
  const wanted = toSearchKey(query);
  return findSimilar(wanted, [...byKey.keys()], MAX_CHANGED).flatMap((key) => byKey.get(key) ?? []);
}
