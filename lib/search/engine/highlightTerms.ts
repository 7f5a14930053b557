import type {Highlighted} from '../highlight';
import {findConcepts} from '../text/concepts';
import {splitWords} from '../text/splitWords';
import {toWordTerms} from '../text/toTerms';

const MAX_SNIPPET_LENGTH = 140;

/** Marks the words of a text that hold one of the terms, or mean the same as one. */
export function highlightTerms(text: string, terms: ReadonlySet<string>): Highlighted {
  const ranges = splitWords(text).flatMap(({text: word, start, end}): [number, number][] =>
    listTerms(word).some((term) => terms.has(term)) ? [[start, end]] : [],
  );
  return {text, ranges};
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

/** The part of a text around its first marked word; none when no word is. */
export function toSnippet({text, ranges}: Highlighted): Highlighted | undefined {
  const [first] = ranges;
  if (first === undefined) return undefined;
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
