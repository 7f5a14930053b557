import {countOpen} from './bareCode';

/** A line above another, by its number and text. */
export interface LineAbove {
  line: number;
  code: string;
}

/** The last line up to a line that opens a bracket which nothing closes; `undefined` in a script whose brackets all close. */
export function findOpenAbove(source: string, last: number): LineAbove | undefined {
  const lines = source.split('\n');
  // A call over several lines is open in the middle, and closed at its end.
  if (countOpen(lines) <= 0) return undefined;
  let open = 0;
  for (let at = last - 1; at >= 0; at--) {
    const code = lines[at] ?? '';
    open += countOpen([code]);
    if (open > 0) return {line: at + 1, code};
  }
  return undefined;
}
