import type {Explanation} from './explainErrors';
import {listWords} from './matchProblems';

const MAX_WORDS = 6;
/** Words of nearly every message. */
const COMMON = new Set([
  'the',
  'and',
  'for',
  'with',
  'not',
  'has',
  'have',
  'object',
  'file',
  'line',
  'error',
  'from',
  'was',
  'were',
  'are',
  'got',
  'but',
  'that',
  'this',
  'you',
  'can',
]);

/**
 * A query about an error for the search of the manual. It contains only words that the manual uses, and nothing from quotation
 * marks, paths and addresses: the query is part of an address, which must not contain a person's name.
 */
export function toSearchQuery({error, log}: Explanation, known: ReadonlySet<string>): string {
  const line = error
    ? `${error.kind} ${error.message}`
    : (log.lines.findLast((text) => text.trim() !== '') ?? '');
  const plain = line
    .replace(/'[^']*'?|"[^"]*"?|“[^”]*”?|`[^`]*`?/g, ' ')
    .split(/\s+/)
    .filter((word) => !/[\\/@]|\w\.\w.*\.\w|\d{4}/.test(word))
    .join(' ');
  const words = listWords(plain).filter((word) => known.has(word) && !COMMON.has(word));
  // After AttributeError, "attribute" says nothing new; the same word again begins with itself.
  const isNew = (word: string, index: number) => !words.slice(0, index).some((said) => said.startsWith(word));
  return words.filter(isNew).slice(0, MAX_WORDS).join(' ');
}
