import {
  addFavourite,
  addRecent,
  parseSavedHits,
  removeSaved,
  type SavedHit,
  type SavedHits,
} from '@site/lib/search/savedHits';
import {useKeptText} from '@site/src/hooks/useKeptText';

export interface SavedHitsStore {
  saved: SavedHits;
  visit: (hit: SavedHit) => void;
  keep: (hit: SavedHit) => void;
  forget: (hit: SavedHit) => void;
  /** Whether the browser did not store the last change. */
  isRefused: boolean;
}

/** The reader's recent and favourite hits, kept in the browser. */
export function useSavedHits(): SavedHitsStore {
  const {text, change, isRefused} = useKeptText('search');
  const changeBy = (to: (saved: SavedHits, hit: SavedHit) => SavedHits) => (hit: SavedHit) =>
    change((kept) => JSON.stringify(to(parseSavedHits(kept), hit)));
  return {
    saved: parseSavedHits(text),
    visit: changeBy(addRecent),
    keep: changeBy(addFavourite),
    forget: changeBy(removeSaved),
    isRefused,
  };
}
