import {STOP_WORDS} from '../text/stopWords';
import {toTerms} from '../text/toTerms';
import type {ShardText} from './shard';

/** Longer texts keep this many characters to show; of the rest only its words are searched. */
const SHOWN = 280;

/** Shortens a text for the index, so that every page can be searched whole for few bytes. */
export function toShardText(text: string): ShardText {
  if (text.length <= SHOWN * 1.25) return {text};
  const end = text.lastIndexOf(' ', SHOWN);
  const shown = text.slice(0, end > 0 ? end : SHOWN);
  const known = new Set(toTerms(shown));
  const rest = new Set(
    toTerms(text.slice(shown.length)).filter((term) => !known.has(term) && !STOP_WORDS.has(term)),
  );
  return {text: `${shown} …`, rest: [...rest].sort().join(' ')};
}
