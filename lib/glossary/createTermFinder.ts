import type {GlossaryTerm} from './schema';

/** A place of a text where a term stands. */
export interface TermUse {
  start: number;
  end: number;
  id: string;
}

/** Finds the uses of terms in a text, in their order. */
export type TermFinder = (text: string) => TermUse[];

/**
 * Makes a finder of whole words. Of forms at the same place the longest counts, so that "control tree" is no use of
 * "control"; exceptions take part, and are no use of anything. A line break counts as a space.
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
  return [isSmall ? `[${first}${first.toUpperCase()}]` : escapeSign(first), ...rest.map(toLetter)].join('');
}

function toLetter(letter: string): string {
  return letter === ' ' ? '\\s+' : escapeSign(letter);
}

function escapeSign(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
}

function toForm(found: string): string {
  return found.replace(/\s+/g, ' ');
}

function toLowerFirst(found: string): string {
  return found.charAt(0).toLowerCase() + found.slice(1);
}
