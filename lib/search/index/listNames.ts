import type {SearchRecord} from './toRecords';

/** The titles of pages and the names of symbols, each once. */
export function listNames(records: readonly SearchRecord[]): string[] {
  const named = records.filter(({kind}) => kind === 'Page' || kind === 'API');
  return [...new Set(named.map(({titles}) => titles.at(-1) ?? ''))].sort();
}
