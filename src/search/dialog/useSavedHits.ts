import {useStorageSlot} from '@docusaurus/theme-common';
import {
  addFavourite,
  addRecent,
  parseSavedHits,
  removeSaved,
  type SavedHit,
  type SavedHits,
} from '@site/lib/search/savedHits';
import {useState} from 'react';

export interface SavedHitsStore {
  saved: SavedHits;
  visit: (hit: SavedHit) => void;
  keep: (hit: SavedHit) => void;
  forget: (hit: SavedHit) => void;
}

/** What storage refused, for as long as the tab lives: the dialog is a new one on a page with another frame. */
let lastRefused: SavedHits | undefined;

/** The reader's recent and favourite hits, kept in the browser; where storage refuses, for as long as the tab lives. */
export function useSavedHits(): SavedHitsStore {
  const [stored, slot] = useStorageSlot('search');
  const [refused, setRefused] = useState(lastRefused);
  const saved = refused ?? parseSavedHits(stored);

  function change(next: SavedHits) {
    const text = JSON.stringify(next);
    slot.set(text);
    lastRefused = slot.get() === text ? undefined : next;
    setRefused(lastRefused);
  }

  return {
    saved,
    visit: (hit) => change(addRecent(saved, hit)),
    keep: (hit) => change(addFavourite(saved, hit)),
    forget: (hit) => change(removeSaved(saved, hit)),
  };
}
