import type {PlatformFacet} from '@site/lib/platforms';
import type {HitGroup} from '@site/lib/search/groupByPage';
import type {SavedHit} from '@site/lib/search/savedHits';
import type {SearchHit} from '@site/lib/search/searchBackend';
import type {MouseEvent, ReactNode} from 'react';
import type {SearchState} from '../client/useSearch';
import {NoResults} from '../results/NoResults';
import {SearchFailure} from '../results/SearchFailure';
import {SearchLoading} from '../results/SearchLoading';
import type {HitLinks} from '../results/useHitLinks';
import {HitList} from './HitList';
import {SavedSearches} from './SavedSearches';
import styles from './SearchDialog.module.css';
import type {ActiveHit} from './useActiveHit';
import type {SavedHitsStore} from './useSavedHits';

export interface DialogBodyProps {
  state: SearchState;
  groups: readonly HitGroup[];
  active: ActiveHit;
  listId: string;
  /** What was typed, and where the caret is in it. */
  query: string;
  caret: number;
  store: SavedHitsStore;
  links: HitLinks;
  /** To which the search is narrowed. */
  platform: PlatformFacet | undefined;
  onSearchAll: () => void;
  onFollow: (event: MouseEvent, hit: SearchHit) => void;
  onFollowSaved: (event: MouseEvent, hit: SavedHit) => void;
  onQuery: (query: string) => void;
  onRetry: () => void;
}

/** What the dialog shows below its field: hits, or what stands in their place while there are none. */
export function DialogBody({
  state,
  groups,
  active,
  listId,
  query,
  caret,
  store,
  links,
  platform,
  onSearchAll,
  onFollow,
  onFollowSaved,
  onQuery,
  onRetry,
}: DialogBodyProps): ReactNode {
  if (active.hit) {
    return (
      <HitList
        id={listId}
        className={styles.body}
        isStale={state.status === 'searching'}
        groups={groups}
        activeHit={active.hit}
        takeActiveLink={active.takeLink}
        query={query}
        caret={caret}
        toHref={links.toHref}
        onFollow={onFollow}
        onPoint={active.point}
      />
    );
  }
  return (
    <div className={styles.body}>
      {state.status === 'idle' && (
        <SavedSearches store={store} toHref={links.toHref} onFollow={onFollowSaved} />
      )}
      {state.status === 'searching' && <SearchLoading />}
      {state.status === 'failed' && <SearchFailure onRetry={onRetry} />}
      {state.status === 'nothing' && (
        <NoResults
          query={query}
          chosen={platform ? [platform] : []}
          onSearchAll={onSearchAll}
          suggestions={state.suggestions}
          onSuggestion={onQuery}
          links={links}
        />
      )}
    </div>
  );
}
