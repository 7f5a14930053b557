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
