import {MAX_FAVOURITES, MAX_RECENT, MAX_RECENT_BESIDE_FAVOURITES} from './limits';

/** A hit that the reader has opened or marked as a favourite. */
export interface SavedHit {
  url: string;
  title: string;
  /** Platform and page, for display. */
  place: string;
}

/** The hits that the browser stores; newest first. */
export interface SavedHits {
  recent: readonly SavedHit[];
  favourites: readonly SavedHit[];
}

const NONE: SavedHits = {recent: [], favourites: []};

/** Parses the stored text; whatever is not a saved hit is dropped. */
export function parseSavedHits(stored: string | null): SavedHits {
  if (stored === null) return NONE;
  try {
    const found: unknown = JSON.parse(stored);
    if (typeof found !== 'object' || found === null) return NONE;
    return trim({
      recent: 'recent' in found ? toHits(found.recent) : [],
      favourites: 'favourites' in found ? toHits(found.favourites) : [],
    });
  } catch {
    return NONE;
  }
}

/** Adds a hit to the recent ones, or moves it to their top; favourites stay where they are. */
export function addRecent(saved: SavedHits, hit: SavedHit): SavedHits {
  if (saved.favourites.some(({url}) => url === hit.url)) return saved;
  return trim({...saved, recent: [hit, ...without(saved.recent, hit)]});
}

/** Moves a hit to the favourites; beyond the limit, the oldest favourite is dropped. */
export function addFavourite(saved: SavedHits, hit: SavedHit): SavedHits {
  return trim({recent: without(saved.recent, hit), favourites: [hit, ...without(saved.favourites, hit)]});
}

/** Removes a hit from both lists. */
export function removeSaved({recent, favourites}: SavedHits, hit: SavedHit): SavedHits {
  return {recent: without(recent, hit), favourites: without(favourites, hit)};
}

function trim({recent, favourites}: SavedHits): SavedHits {
  const most = favourites.length > 0 ? MAX_RECENT_BESIDE_FAVOURITES : MAX_RECENT;
  return {recent: recent.slice(0, most), favourites: favourites.slice(0, MAX_FAVOURITES)};
}

function without(hits: readonly SavedHit[], hit: SavedHit): SavedHit[] {
  return hits.filter(({url}) => url !== hit.url);
}

function toHits(found: unknown): SavedHit[] {
  return Array.isArray(found) ? found.filter(isSavedHit) : [];
}

// URL parsers treat a backslash as a slash, and remove tabs and line breaks.
const SITE_PATH = /^\/(?![/\\])[^\t\r\n]*$/;

function isSavedHit(found: unknown): found is SavedHit {
  if (typeof found !== 'object' || found === null) return false;
  if (!('url' in found && 'title' in found && 'place' in found)) return false;
  const {url, title, place} = found;
  // Other scripts and extensions can write to the storage, so only paths of this site are accepted: no
  // `javascript:`, and no other host.
  return (
    typeof url === 'string' && SITE_PATH.test(url) && typeof title === 'string' && typeof place === 'string'
  );
}
