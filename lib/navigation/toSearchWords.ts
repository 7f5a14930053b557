import {cleanQuery} from '../search/searchParams';

const MAX_LETTERS = 60;

/** What a reader of a wrong path may have looked for: the words of its last part. */
export function toSearchWords(path: string): string {
  const last = /([^/]+?)(?:\.html?)?\/*$/.exec(path)?.[1] ?? '';
  const words = last.replaceAll(/[-_+]+/g, ' ').trim();
  return cleanQuery(words.slice(0, MAX_LETTERS)).trim();
}
