import {findNearest} from '../../text/findNearest';
import {toSearchKey} from '../text/toTerms';
import type {SearchRecord} from './toRecords';

/** Shorter names are near to everything. */
const MIN_NAME_LENGTH = 3;

/** Titles and names of the index that are nearest in spelling to a query that found nothing; at most three. */
export function suggestNames(query: string, records: readonly SearchRecord[]): string[] {
  const names = new Map<string, string>();
  for (const {kind, titles} of records) {
    const name = titles.at(-1) ?? '';
    if (kind === 'Section') continue;
    for (const part of [name, ...name.split('.')])
      if (part.length >= MIN_NAME_LENGTH) names.set(toSearchKey(part), part);
  }
  return findNearest(toSearchKey(query), [...names.keys()]).flatMap((key) => names.get(key) ?? []);
}
