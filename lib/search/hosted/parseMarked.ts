import type {Highlighted} from '../highlight';

/** Marks around matches: characters of the private use area, which no text of the site contains. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Converts the marks into ranges, so that an engine's answer never becomes HTML. */
export function parseMarked(marked: string): Highlighted {
  const ranges: [number, number][] = [];
  let text = '';
  for (const piece of marked.split(MARK_START)) {
    const end = piece.indexOf(MARK_END);
    if (end > 0) ranges.push([text.length, text.length + end]);
    text += piece.replaceAll(MARK_END, '');
  }
  return {text, ranges};
}
