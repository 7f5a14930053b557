import type {Highlighted} from '../highlight';
import {findConcepts} from '../text/concepts';
import {splitWords} from '../text/splitWords';
import {toWordTerms} from '../text/toTerms';

const MAX_SNIPPET_LENGTH = 140;

/** A word is marked when it has at least this share of the greatest weight in its text. */
const MIN_SHARE = 0.35;

/**
 * Marks the words of a text that hold one of the terms, which have weights. Words that only mean the same as what was typed, or
 * were added to it, are marked where the text has nothing of more weight.
 */
export function highlightTerms(text: string, terms: ReadonlyMap<string, number>): Highlighted {
  const words = splitWords(text).map(({text: word, start, end}) => ({
    range: [start, end] as const,
    weight: listTerms(word).reduce((most, term) => Math.max(most, terms.get(term) ?? 0), 0),
  }));
  const least = MIN_SHARE * words.reduce((most, {weight}) => Math.max(most, weight), 0);
  return {text, ranges: words.flatMap(({range, weight}) => (weight > 0 && weight >= least ? [range] : []))};
}

/** Cached, because the same texts are marked at every key. */
const termsOfWords = new Map<string, readonly string[]>();
const MAX_KEPT_WORDS = 20_000;

/** The terms of a word and their concepts. */
function listTerms(word: string): readonly string[] {
  const kept = termsOfWords.get(word);
  if (kept !== undefined) return kept;
  const {parts, names} = toWordTerms(word);
  const terms = [...parts, ...names].flatMap((term) => [term, ...findConcepts(term)]);
  if (termsOfWords.size < MAX_KEPT_WORDS) termsOfWords.set(word, terms);
  return terms;
}

/** The part of a text around its first marked word, or its beginning; none of an empty text. */
export function toSnippet({text, ranges}: Highlighted): Highlighted | undefined {
  if (text === '') return undefined;
  const [first = [0, 0]] = ranges;
  const from =
    first[0] < MAX_SNIPPET_LENGTH / 2 ? 0 : text.lastIndexOf(' ', first[0] - MAX_SNIPPET_LENGTH / 4) + 1;
  const wanted = from + MAX_SNIPPET_LENGTH;
  const to = wanted >= text.length ? text.length : Math.max(text.lastIndexOf(' ', wanted), first[1]);
  const before = from === 0 ? '' : '… ';
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${to === text.length ? '' : ' …'}`,
    ranges: ranges
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift] as const),
  };
}
