import type {SearchPage} from '../records/searchPage';

/** A page for tests of the search: empty but for what is given. */
export function createSearchPage(given: Partial<SearchPage>): SearchPage {
  return {
    url: '/a',
    platform: 'Other',
    title: '',
    keywords: [],
    questions: [],
    text: '',
    sections: [],
    symbols: [],
    problems: [],
    ...given,
  };
}
