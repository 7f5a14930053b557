import {useLocation} from '@docusaurus/router';
import {useWindowSize} from '@docusaurus/theme-common';
import {findPlatformFacet, type PlatformFacet} from '@site/lib/platforms';
import {groupByPage, type HitGroup} from '@site/lib/search/groupByPage';
import {DIALOG_HITS, SMALL_GROUP_HITS} from '@site/lib/search/limits';
import type {SearchResult} from '@site/lib/search/searchBackend';
import {renderSearchParams} from '@site/lib/search/searchParams';
import {toSearchTerm} from '@site/lib/search/toSearchTerm';
import {useState} from 'react';
import {type SearchState, useSearch} from '../client/useSearch';
import {type ActiveHit, useActiveHit} from './useActiveHit';

/** What was typed last: the dialog is a new one on a page with another frame. */
let lastQuery = '';

export interface DialogSearch {
  query: string;
  /** Also makes the first hit the active one. */
  setQuery: (query: string) => void;
  platform: PlatformFacet | undefined;
  setPlatform: (platform: PlatformFacet | undefined) => void;
  state: SearchState;
  retry: () => void;
  /** The newest result, also while the next one is fetched. */
  shown: SearchResult | undefined;
  groups: readonly HitGroup[];
  active: ActiveHit;
  /** Where all results are. */
  allResults: string;
}

/** What is typed in the dialog, and what is found for it on the platform of the page. */
export function useDialogSearch(): DialogSearch {
  const [query, setTyped] = useState(lastQuery);
  const [platform, setPlatform] = useState<PlatformFacet>();
  const {pathname} = useLocation();
  const groupLimit = useWindowSize() === 'mobile' ? SMALL_GROUP_HITS : DIALOG_HITS;
  const facets = platform ? {platform} : {};
  const term = toSearchTerm(query);
  const preferred = findPlatformFacet(pathname);
  const {state, retry} = useSearch({query: term, page: 0, hitsPerPage: DIALOG_HITS, facets, preferred});
  const shown = 'shown' in state ? state.shown : undefined;
  const groups = groupByPage(shown?.hits ?? [], groupLimit);
  const active = useActiveHit(
    groups.flatMap((group) => group.hits),
    state.status !== 'searching',
  );

  return {
    query,
    platform,
    setPlatform,
    state,
    retry,
    shown,
    groups,
    active,
    allResults: `/search${renderSearchParams({query: term, page: 0, facets})}`,
    setQuery(text) {
      lastQuery = text;
      setTyped(text);
      active.reset();
    },
  };
}
