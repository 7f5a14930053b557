import type {Explanation} from './explainErrors';
import {splitWords} from './matchProblems';

const MAX_WORDS = 6;
/** Words that every message has. */
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
 * The words of an error for the search of the manual. Only words that the manual itself uses are taken, and nothing from inside
 * quotation marks, paths and addresses: a query stands in the address of the results, where no name of a person belongs.
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
  const words = splitWords(plain).filter((word) => known.has(word) && !COMMON.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ');
}
