import {useHistory, useLocation} from '@docusaurus/router';
import {parseSearchAddress, renderSearchAddress, type SearchAddress} from '@site/lib/search/searchAddress';
import {useEffect, useState} from 'react';

/** How long the typing rests before the address follows, in milliseconds: Safari refuses more than three changes a second. */
const REST = 400;

/**
 * What is searched for, kept in the page's address. A choice is a step that Back undoes; typing is none. Other changes
 * of the address (Back, a link) are taken over.
 */
export function useSearchAddress(): {
  address: SearchAddress;
  choose: (change: Partial<SearchAddress>) => void;
  type: (query: string) => void;
} {
  const history = useHistory();
  const location = useLocation<{isTyped?: boolean} | undefined>();
  const [address, setAddress] = useState(() => parseSearchAddress(location.search));
  const [typed, setTyped] = useState<SearchAddress>();

  useEffect(() => {
    // The address of typing arrives after further letters may have been typed.
    if (location.state?.isTyped && history.action !== 'POP') return;
    setTyped(undefined);
    setAddress(parseSearchAddress(location.search));
  }, [location, history]);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      const {pathname} = history.location;
      history.replace({pathname, search: renderSearchAddress(typed), state: {isTyped: true}});
    }, REST);
    return () => clearTimeout(timer);
  }, [typed, history]);

  return {
    address,
    choose(change) {
      const next = {...address, page: 0, ...change};
      setAddress(next);
      history.push({pathname: location.pathname, search: renderSearchAddress(next)});
    },
    type(query) {
      const next = {...address, page: 0, query};
      setAddress(next);
      setTyped(next);
    },
  };
}
