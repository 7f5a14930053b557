import {loadOnce} from '@site/lib/async/loadOnce';
import type {SearchBackend} from '@site/lib/search/searchBackend';

/** The one search engine of the tab, loaded at the first call; a failed load is tried again at the next. */
export const getSearchBackend = loadOnce(async (): Promise<SearchBackend> => {
  const {createSearchBackend} = await import('./createSearchBackend');
  return createSearchBackend();
});
