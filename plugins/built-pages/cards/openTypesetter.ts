import {type Font, type GlyphRun, openSync} from 'fontkit';

export type Weight = 'medium' | 'bold';

export interface TextStyle {
  weight: Weight;
  /** Pixels. */
  size: number;
}

/** Draws text as outlines, so that a picture does not depend on the fonts of a machine. */
export interface Typesetter {
  /** Width in pixels. */
  measure: (text: string, style: TextStyle) => number;
  /** SVG path data of a text that begins at `x` on the baseline `y`. Throws when no typeface has a character. */
  outline: (text: string, style: TextStyle, x: number, y: number) => string;
}

/** Text of one typeface. */
interface Run {
  font: Font;
  text: string;
}

/** A run with its positioned glyphs, in the units of its typeface. */
interface SetRun {
  glyphs: GlyphRun;
  unitsPerEm: number;
}

const CHINESE = '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff2';

/** For each weight, the typefaces to look for a character in, in this order. */
const FILES: Record<Weight, readonly string[]> = {
  medium: ['@fontsource/inter/files/inter-latin-500-normal.woff2', CHINESE],
  bold: ['@fontsource/inter/files/inter-latin-700-normal.woff2', CHINESE],
};

/** Words and the spaces between them. */
const WORDS = /\s+|\S+/g;

/** Opens the typefaces of the social cards; each is read when it is first needed. */
export function openTypesetter(): Typesetter {
  const opened = new Map<string, Font>();
  // Cached by word: a title is tried at several sizes and widths, and titles have words in common.
  const known = new Map<string, readonly SetRun[]>();

  function open(file: string): Font {
    const font = opened.get(file) ?? openFont(file);
    opened.set(file, font);
    return font;
  }

  function findFont(character: string, weight: Weight): Font {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const file of FILES[weight]) if (open(file).hasGlyphForCodePoint(codePoint)) return open(file);
    throw new Error(`no typeface has the character "${character}"; allowed: Latin and simplified Chinese`);
  }

  function toRuns(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const font = findFont(character, weight);
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({font, text: character});
    }
    return runs;
  }

  function setWord(word: string, weight: Weight): readonly SetRun[] {
    const key = `${weight} ${word}`;
    const runs = known.get(key) ?? toRuns(word, weight).map(setRun);
    known.set(key, runs);
    return runs;
  }

  function setText(text: string, weight: Weight): readonly SetRun[] {
    return (text.match(WORDS) ?? []).flatMap((word) => setWord(word, weight));
  }

  function measure(text: string, {weight, size}: TextStyle): number {
    return setText(text, weight).reduce((width, run) => width + toWidth(run, size), 0);
  }

  function outline(text: string, {weight, size}: TextStyle, x: number, y: number): string {
    let start = x;
    return setText(text, weight)
      .map((run) => {
        const path = outlineRun(run, size, start, y);
        start += toWidth(run, size);
        return path;
      })
      .join('');
  }

  return {measure, outline};
}

function openFont(file: string): Font {
  const font = openSync(require.resolve(file));
  if (!('layout' in font)) throw new Error(`${file}: holds several fonts; allowed: one`);
  return font;
}

function setRun({font, text}: Run): SetRun {
  return {glyphs: font.layout(text), unitsPerEm: font.unitsPerEm};
}

/** In pixels. */
function toWidth({glyphs, unitsPerEm}: SetRun, size: number): number {
  return (glyphs.advanceWidth * size) / unitsPerEm;
}

function outlineRun(
  {glyphs: {glyphs, positions}, unitsPerEm}: SetRun,
  size: number,
  x: number,
  y: number,
): string {
  const scale = size / unitsPerEm;
  let start = x;
  return glyphs
    .map((glyph, index) => {
      const {xAdvance = 0, xOffset = 0, yOffset = 0} = positions[index] ?? {};
      // The y axis of fonts points up, that of SVG down.
      const path = glyph.path.scale(scale, -scale).translate(start + xOffset * scale, y - yOffset * scale);
      start += xAdvance * scale;
      return path.toSVG();
    })
    .join('');
}
