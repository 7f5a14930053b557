import {findNearest} from '../../text/findNearest';
import {toSearchKey} from '../text/toTerms';

/** Shorter names resemble too many queries. */
const MIN_NAME_LENGTH = 3;

/** The names, or parts of dotted names, that are nearest in spelling to a query that found nothing; at most three. */
export function suggestNames(query: string, names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names)
    for (const part of [name, ...name.split('.')])
      if (part.length >= MIN_NAME_LENGTH) byKey.set(toSearchKey(part), part);
  return findNearest(toSearchKey(query), [...byKey.keys()]).flatMap((key) => byKey.get(key) ?? []);
}
