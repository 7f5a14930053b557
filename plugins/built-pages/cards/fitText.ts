/** Width of a text in pixels, at a size in pixels. */
export type Measure = (text: string, size: number) => number;

export interface TextBox {
  /** Pixels. */
  width: number;
  maxLines: number;
  /** Sizes to try in this order, in pixels; the last one is used in any case. */
  sizes: readonly [number, ...number[]];
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Parts between which a line may break: words, spaces, and each Chinese character. */
const BREAKABLE = /\p{Script=Han}|[^\s\p{Script=Han}]+|\s+/gu;

/** Step by which a box is narrowed to balance its lines, as a fraction of its width. */
const NARROWING = 0.04;

/**
 * Breaks a text into lines of about the same length, at the first size at which it fits. A text that does not fit at
 * the last size either is cut with an ellipsis.
 */
export function fitText(text: string, {width, maxLines, sizes}: TextBox, measure: Measure): FittedText {
  for (const size of sizes) {
    const wrap = (limit: number) => breakLines(text, (line) => measure(line, size) <= limit);
    const lines = wrap(width);
    if (lines.length <= maxLines && lines.every((line) => measure(line, size) <= width))
      return {size, lines: evenOut(lines, width, wrap)};
  }
  const size = sizes.at(-1) ?? sizes[0];
  const fits = (line: string) => measure(line, size) <= width;
  const lines = breakLines(text, fits);
  if (lines.length > maxLines) lines.splice(maxLines - 1, Infinity, lines.slice(maxLines - 1).join(' '));
  return {size, lines: lines.map((line) => shorten(line, fits))};
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [part] of text.trim().matchAll(BREAKABLE)) {
    if (line !== '' && part.trim() !== '' && !fits(line + part)) {
      lines.push(line.trimEnd());
      line = part;
    } else {
      line += line === '' ? part.trimStart() : part;
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Balances the lines: breaks the text in the narrowest box that needs no further line, so that the last line is not a single word. */
function evenOut(lines: string[], width: number, wrap: (limit: number) => string[]): string[] {
  let evened = lines;
  for (let limit = width; limit > 0; limit -= width * NARROWING) {
    const narrower = wrap(limit);
    if (narrower.length > lines.length) break;
    evened = narrower;
  }
  return evened;
}

function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const characters = [...line];
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
