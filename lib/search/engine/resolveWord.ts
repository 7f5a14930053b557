import {countEdits} from '../../text/countEdits';
import type {QueryWord} from '../query/parseQuery';
import {findConcepts} from '../text/concepts';
import type {IndexReader} from './indexReader';

/** A term of the index that matches a word of the query, and how well, from 0 to 1. */
export interface Alternative {
  term: string;
  weight: number;
}

/** What is read of the index to resolve a word. */
type TermReader = Pick<IndexReader, 'postings' | 'termsFrom'>;

/** Weights by how a term matches; a completed word gets `completed`, and of `begun` the share that is typed. */
const WEIGHTS = {
  other: 0.55,
  concept: 0.33,
  begun: 0.4,
  completed: 0.1,
  within: 0.5,
  oneMistake: 0.6,
  twoMistakes: 0.4,
};
/** How many terms are tried for an unfinished or misspelt word. */
const MAX_TERMS = 24;

/** The terms of the index that match a word, each with its best weight: exact, with the same meaning, completed, or corrected. */
export function resolveWord(
  {terms, isLast}: Pick<QueryWord, 'terms' | 'isLast'>,
  reader: TermReader,
): Alternative[] {
  const [typed = ''] = terms;
  const found = new Map<string, number>();
  const add = (term: string, weight: number) => {
    if (weight > (found.get(term) ?? 0) && reader.postings(term).length > 0) found.set(term, weight);
  };
  for (const [place, term] of terms.entries()) {
    add(term, place === 0 ? 1 : WEIGHTS.other);
    for (const concept of findConcepts(term)) add(concept, WEIGHTS.concept);
  }
  if (isLast) {
    const begun = reader.termsFrom(typed).slice(0, MAX_TERMS);
    for (const term of begun)
      if (term !== typed) add(term, (WEIGHTS.begun * typed.length) / term.length + WEIGHTS.completed);
  }
  if (!found.has(typed)) for (const {term, weight} of findNear(typed, reader)) add(term, weight);
  return [...found].map(([term, weight]) => ({term, weight}));
}

/** Corrections of a misspelt term: they begin with the same letter, or are the term without its last letters. */
function findNear(typed: string, reader: TermReader): Alternative[] {
  if (typed.length < 4 || !/^[a-z]+$/.test(typed)) return [];
  const allowed = typed.length < 6 ? 1 : 2;
  const near = reader
    .termsFrom(typed.slice(0, 1))
    .filter((term) => Math.abs(term.length - typed.length) <= allowed)
    .map((term) => ({term, edits: countEdits(typed, term)}))
    .filter(({edits}) => edits <= allowed);
  const fewest = Math.min(...near.map(({edits}) => edits));
  const misspelt = near
    .filter(({edits}) => edits === fewest)
    .slice(0, MAX_TERMS)
    .map(({term, edits}) => ({term, weight: edits === 1 ? WEIGHTS.oneMistake : WEIGHTS.twoMistakes}));
  const within = typed.length < 5 ? [] : [typed.slice(0, -1), typed.slice(0, -2)];
  return [...misspelt, ...within.map((term) => ({term, weight: WEIGHTS.within}))];
}
