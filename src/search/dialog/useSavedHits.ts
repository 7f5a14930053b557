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
}

/** The reader's recent and favourite hits, kept in the browser. */
export function useSavedHits(): SavedHitsStore {
  const {text, read, keep} = useKeptText('search');
  const change = (add: (saved: SavedHits, hit: SavedHit) => SavedHits) => (hit: SavedHit) =>
    keep(JSON.stringify(add(parseSavedHits(read()), hit)));
  return {
    saved: parseSavedHits(text),
    visit: change(addRecent),
    keep: change(addFavourite),
    forget: change(removeSaved),
  };
}
