import type {Query} from 'minisearch';
import {splitWords} from '../text/splitWords';
import {STOP_WORDS} from '../text/stopWords';
import {toWordTerms} from '../text/toTerms';
import {findSynonyms} from './synonyms';

const SYNONYM_WEIGHT = 0.4;

/**
 * The query as the index takes it: every word must occur, as it is, as the name in one, or by a synonym. Only the last
 * word may be unfinished, and words of five letters or more may hold a mistake.
 */
export function toIndexQuery(text: string, combineWith: 'AND' | 'OR'): Query {
  const words = splitWords(text).map(({text: word}) => toWordTerms(word));
  const telling = words.filter(({parts}) => parts.some((part) => !STOP_WORDS.has(part)));
  const asked = telling.length > 0 ? telling : words;
  return {
    combineWith,
    queries: asked.map((word, index) => toWordQuery(word, index === asked.length - 1)),
  };
}

function toWordQuery({parts, names}: {parts: string[]; names: string[]}, isLast: boolean): Query {
  const others =
    parts.length === 1 ? parts.flatMap((part) => [...findSynonyms(part), ...findBaseForm(part)]) : [];
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: parts, prefix: isLast, fuzzy: countMistakes},
      {combineWith: 'OR', queries: names, prefix: isLast, fuzzy: countMistakes},
      {combineWith: 'OR', queries: others, prefix: false, fuzzy: false, boostTerm: () => SYNONYM_WEIGHT},
    ],
  };
}

/** 'tapping' is searched for as 'tap' too; the index keeps words as they are, because readers see them unfinished. */
function findBaseForm(term: string): string[] {
  const base = /^(\w{3,})ing$/.exec(term)?.[1];
  return base === undefined ? [] : [base, base.replace(/(\w)\1$/, '$1'), `${base}e`];
}

function countMistakes(term: string): number | false {
  if (term.length < 5) return false;
  return term.length < 8 ? 1 : 2;
}
