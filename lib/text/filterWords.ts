/** The most characters of a filter. Whoever pastes a whole log by mistake would wait for the browser to lay it out, at each key again. */
export const MAX_FILTER_LENGTH = 1000;

/** The words of a filter, in lower case; marks at their ends, such as quotes of a pasted message, do not count. */
export function toFilterWords(filter: string): string[] {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Whether a text has all the words, in any order and also within its own words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** What is said after the result of a filter that is full: a browser cuts what is pasted without a word. */
export function describeFull({length}: string): string {
  if (length < MAX_FILTER_LENGTH) return '';
  return ` The field takes ${MAX_FILTER_LENGTH} characters; the rest of a longer text is left out.`;
}
