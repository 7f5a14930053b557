import type {Highlighted} from '../highlight';

/** Characters of the private use area, which no text of ours holds, around what matches. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Turns the engine's marks into ranges, so that its answer is never taken for HTML. */
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
