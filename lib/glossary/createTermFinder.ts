import {escapePattern} from '../text/escapePattern';
import type {GlossaryTerm} from './schema';

/** A use of a term in a text. */
export interface TermUse {
  start: number;
  end: number;
  id: string;
}

/** Finds the uses of terms in a text, in order. */
export type TermFinder = (text: string) => TermUse[];

/**
 * Makes a finder that matches whole words. Of several forms at a place the longest counts, so "control tree" is not a use of
 * "control"; exceptions are matched like forms, but are uses of no term. A line break counts as a space.
 */
export function createTermFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const forms = new Map(
    terms.flatMap(({id, forms, except = []}) => [
      ...forms.map((form) => [form, id] as const),
      ...except.map((form) => [form, undefined] as const),
    ]),
  );
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${longestFirst.map(toPattern).join('|')})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(words)].flatMap(({0: found, index}) => {
      const id = forms.get(toForm(found)) ?? forms.get(toForm(toLowerFirst(found)));
      return id === undefined ? [] : [{start: index, end: index + found.length, id}];
    });
}

function toPattern(form: string): string {
  const [first = '', ...rest] = form;
  const isSmall = first !== first.toUpperCase();
  const start = isSmall ? `[${first}${first.toUpperCase()}]` : escapePattern(first);
  return start + escapePattern(rest.join('')).replaceAll(' ', '\\s+');
}

function toForm(found: string): string {
  return found.replace(/\s+/g, ' ');
}

function toLowerFirst(found: string): string {
  return found.charAt(0).toLowerCase() + found.slice(1);
}
