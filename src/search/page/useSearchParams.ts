import {useHistory, useLocation} from '@docusaurus/router';
import {parseSearchParams, renderSearchParams, type SearchParams} from '@site/lib/search/searchParams';
import {useEffect, useState} from 'react';

/** Between the last key and the change of the URL: Safari refuses more than 100 changes in 30 seconds. */
const DEBOUNCE_MS = 400;

/**
 * What is searched for, kept in the page's query. A choice is a step that Back undoes; typing is none. Other changes
 * of the query (Back, a link) are taken over.
 */
export function useSearchParams(): {
  params: SearchParams;
  choose: (change: Partial<SearchParams>) => void;
  type: (query: string) => void;
  /** Puts another page of hits into the place of the one that the address names. */
  correct: (page: number) => void;
} {
  const history = useHistory();
  const location = useLocation<{isTyped?: boolean} | undefined>();
  const {pathname} = location;
  const [params, setParams] = useState(() => parseSearchParams(location.search));
  const [typed, setTyped] = useState<SearchParams>();

  useEffect(() => {
    // The change of the URL that typing makes comes late: the reader may have typed on, which an older query must not undo.
    if (location.state?.isTyped && history.action !== 'POP') return;
    setTyped(undefined);
    setParams(parseSearchParams(location.search));
  }, [location, history]);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      // The reader has already left for a page whose code is still loading.
      if (history.location.pathname !== pathname) return;
      history.replace({pathname, search: renderSearchParams(typed), state: {isTyped: true}});
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, history, pathname]);

  return {
    params,
    choose(change) {
      const next = {...params, page: 0, ...change};
      setParams(next);
      history.push({pathname, search: renderSearchParams(next)});
    },
    correct: (page) => history.replace({pathname, search: renderSearchParams({...params, page})}),
    type(query) {
      const next = {...params, page: 0, query};
      setParams(next);
      setTyped(next);
    },
  };
}
