import type {SearchBackend} from '@site/lib/search/searchBackend';

let backend: Promise<SearchBackend> | undefined;

/** The one search engine of the tab, loaded at the first call; a failed load is tried again at the next. */
export function getSearchBackend(): Promise<SearchBackend> {
  backend ??= import('./createSearchBackend').then(
    ({createSearchBackend}) => createSearchBackend(),
    (error) => {
      backend = undefined;
      throw error;
    },
  );
  return backend;
}
