import {RELOAD_ONLINE} from '../text/reloadOnline';

/** Texts of the search, fixed by tests/SPEC.md 8. */
export const searchTexts = {
  failed: 'Unable to fetch results',
  failedHelp: 'You might want to check your network connection.',
  failedOnline: RELOAD_ONLINE,
  nothing: 'No results for',
  languages: 'The search knows English and Chinese words.',
  searchAll: 'Search everything',
  suggestions: 'Try searching for',
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  incomplete: 'Not everything was searched: a part of the index did not load.',
  near: 'No page has all of this. The nearest:',
} as const;

/** The link below the dialog's results. */
export function describeAllResults(count: number): string {
  return `See all ${count} results`;
}

/** What a search without hits was narrowed to: names of a platform and a kind. */
export function describeNarrowing(chosen: readonly string[]): string {
  return `The search is narrowed to ${chosen.join(', ')}.`;
}

/** The announcement for screen readers when results arrive. */
export function describeCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
