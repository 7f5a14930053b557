import {findConcepts} from '../text/concepts';
import {splitWords} from '../text/splitWords';
import {STOP_WORDS} from '../text/stopWords';
import {toTerms} from '../text/toTerms';

/** A term of a text, with its concepts (text/concepts.ts). */
export interface ReadTerm {
  term: string;
  concepts: readonly string[];
}

export type TermReader = (text: string) => readonly ReadTerm[];

/** Makes a function that lists the terms of texts without stop words. It caches words, because most occur many times. */
export function createTermReader(): TermReader {
  const known = new Map<string, readonly ReadTerm[]>();
  const readWord = (word: string): readonly ReadTerm[] => {
    const terms = known.get(word) ?? readTerms(word);
    known.set(word, terms);
    return terms;
  };
  return (text) => splitWords(text).flatMap((word) => readWord(word.text));
}

function readTerms(word: string): ReadTerm[] {
  return toTerms(word)
    .filter((term) => !STOP_WORDS.has(term))
    .map((term) => ({term, concepts: findConcepts(term)}));
}
