import {STOP_WORDS} from '../text/stopWords';
import {toTerms} from '../text/toTerms';
import type {ShardText} from './shard';

/** Longer texts keep this many characters to show; of the rest only words are searched, at most this many. */
const MAX_SHOWN_LENGTH = 260;
const MAX_WORDS = 120;

/** Sites of up to this many pages keep all that the limits above allow. */
const MAX_FULL_PAGES = 200;

/**
 * The share of those limits that a text of a larger site keeps, so that the index grows with the square root of the
 * pages. Titles, headings, keywords and symbols are whole at any size.
 */
export function findTextShare(pages: number): number {
  return Math.min(1, Math.sqrt(MAX_FULL_PAGES / pages));
}

/** Shortens a text for the index; `share` is from 0 to 1. Where words must go, the longest stay: they tell most. */
export function toShardText(text: string, share = 1): ShardText {
  const most = MAX_SHOWN_LENGTH * share;
  if (text.length <= most * 1.25) return {text};
  const end = text.lastIndexOf(' ', most);
  const shown = text.slice(0, end > 0 ? end : most);
  const known = new Set(toTerms(shown));
  const others = toTerms(text.slice(shown.length)).filter(
    (term) => !known.has(term) && !STOP_WORDS.has(term),
  );
  const kept = [...new Set(others)].sort((a, b) => b.length - a.length).slice(0, MAX_WORDS * share);
  return {text: `${shown} …`, rest: kept.sort().join(' ')};
}
