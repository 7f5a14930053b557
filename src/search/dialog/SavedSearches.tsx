import type {SavedHit} from '@site/lib/search/savedHits';
import type {MouseEvent, ReactNode} from 'react';
import {SearchHint} from '../results/SearchHint';
import styles from '../results/search.module.css';
import type {SavedHitsStore} from './useSavedHits';

export interface SavedSearchesProps {
  store: SavedHitsStore;
  toHref: (url: string) => string;
  onFollow: (event: MouseEvent, hit: SavedHit) => void;
}

/** What the reader opened lately and what they keep, shown before anything is typed. */
export function SavedSearches({store, toHref, onFollow}: SavedSearchesProps): ReactNode {
  const {recent, favourites} = store.saved;
  if (recent.length === 0 && favourites.length === 0) {
    return (
      <p className={styles.message}>
        <SearchHint />
      </p>
    );
  }
  return (
    <>
      <SavedList title="Recent" hits={recent} toHref={toHref} onFollow={onFollow} store={store} canKeep />
      <SavedList title="Favourites" hits={favourites} toHref={toHref} onFollow={onFollow} store={store} />
      {store.isRefused && (
        <p className={styles.message}>
          Your browser keeps nothing for this site: the changes go when you close this tab.
        </p>
      )}
    </>
  );
}

interface SavedListProps extends SavedSearchesProps {
  title: string;
  hits: readonly SavedHit[];
  canKeep?: boolean;
}

function SavedList({title, hits, store, toHref, onFollow, canKeep = false}: SavedListProps): ReactNode {
  if (hits.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.saved}>
        {hits.map((hit) => (
          <li key={hit.url} className={styles.savedRow}>
            <a className={styles.hit} href={toHref(hit.url)} onClick={(event) => onFollow(event, hit)}>
              <span className={styles.hitTitle}>{hit.title}</span>
              <span className={styles.snippet}>{hit.place}</span>
            </a>
            {canKeep && (
              <button type="button" className={styles.button} onClick={() => store.keep(hit)}>
                Keep<span className={styles.hidden}> {hit.title} as a favourite</span>
              </button>
            )}
            <button type="button" className={styles.button} onClick={() => store.forget(hit)}>
              Remove<span className={styles.hidden}> {hit.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
