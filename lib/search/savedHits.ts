import {MAX_FAVOURITES, MAX_RECENT, MAX_RECENT_BESIDE_FAVOURITES} from './limits';

/** A hit that the reader opened or keeps. */
export interface SavedHit {
  url: string;
  title: string;
  /** Where it is: platform and page. */
  place: string;
}

/** What one browser remembers of its reader's searches. */
export interface SavedHits {
  recent: readonly SavedHit[];
  favourites: readonly SavedHit[];
}

const NONE: SavedHits = {recent: [], favourites: []};

/** Reads what was stored; anything that is not a list of saved hits counts as none. */
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

/** Puts a hit first among the recent ones, unless it is a favourite already. */
export function addRecent(saved: SavedHits, hit: SavedHit): SavedHits {
  if (saved.favourites.some(({url}) => url === hit.url)) return saved;
  return trim({...saved, recent: [hit, ...without(saved.recent, hit)]});
}

/** Moves a recent hit to the favourites; beyond the limit the oldest favourite goes. */
export function addFavourite(saved: SavedHits, hit: SavedHit): SavedHits {
  return trim({recent: without(saved.recent, hit), favourites: [hit, ...without(saved.favourites, hit)]});
}

/** Forgets a hit. */
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

// Browsers take a backslash for a slash, and drop tabs and line breaks before they look at the rest.
const SITE_PATH = /^\/(?![/\\])[^\t\r\n]*$/;

function isSavedHit(found: unknown): found is SavedHit {
  if (typeof found !== 'object' || found === null) return false;
  if (!('url' in found && 'title' in found && 'place' in found)) return false;
  const {url, title, place} = found;
  // Storage is as open as an address bar: only paths of this site are followed, never `javascript:` or another host.
  return (
    typeof url === 'string' && SITE_PATH.test(url) && typeof title === 'string' && typeof place === 'string'
  );
}
