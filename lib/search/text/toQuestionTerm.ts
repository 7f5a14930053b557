import {hashText} from '../../text/hashText';
import {STOP_WORDS} from './stopWords';
import {toParts} from './toTerms';

/** No word contains it. */
const MARK = '?';
/** Enough to distinguish questions with the same longest word. */
const HASH_LENGTH = 3;

/**
 * A question as a single term. It is the same for questions with the same significant words in the same order: `How do I tap a button?`
 * and `tap the button`. It begins with the longest of them, so that it is near that word in the index, and ends with a hash.
 */
export function toQuestionTerm(text: string): string {
  const words = toParts(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const asked = telling.length > 0 ? telling : words;
  const longest = asked.reduce((so, word) => (word.length > so.length ? word : so), '');
  return longest + MARK + hashText(asked.join(' ')).toString(36).slice(-HASH_LENGTH);
}

/** Whether a term of the index stands for a whole question. */
export function isQuestionTerm(term: string): boolean {
  return term.includes(MARK);
}
