import {fillRaster} from '../draw/adjustRaster';
import type {Raster} from '../draw/rasterise';
import type {Bounds} from '../geometry';
import {findPicture, type PictureMatch} from './findPicture';

/** A picture of a character, and the character. */
export interface Glyph {
  picture: Raster;
  text: string;
}

export interface GlyphSearch {
  confidence: number;
  region?: Bounds;
  /** Characters whose centres differ by less than this in height, in pixels, form one line. */
  spacing: number;
}

export interface GlyphText {
  /** Lines from top to bottom, each from left to right. */
  lines: string[];
  /** Where each glyph was found, in the order of the glyphs. */
  places: (readonly PictureMatch[])[];
}

/** Reads lines of characters. Where one glyph was found, later ones are not searched. */
export function readGlyphs(
  raster: Raster,
  glyphs: readonly Glyph[],
  {confidence, region, spacing}: GlyphSearch,
): GlyphText {
  let rest = raster;
  const found: {text: string; x: number; middle: number}[] = [];
  const places = glyphs.map(({picture, text}) => {
    const search = {confidence, ori: 2, max: 0, ...(region ? {region} : {})};
    const matches = findPicture(rest, picture, search);
    for (const {bounds} of matches) {
      found.push({text, x: bounds[0], middle: (bounds[1] + bounds[3]) / 2});
      rest = fillRaster(rest, bounds, 0);
    }
    return matches;
  });
  const lines: (typeof found)[] = [];
  for (const glyph of found.sort((a, b) => a.middle - b.middle)) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && glyph.middle - last.middle < spacing) line.push(glyph);
    else lines.push([glyph]);
  }
  return {lines: lines.map(joinLine), places};
}

function joinLine(line: {text: string; x: number}[]): string {
  return line
    .sort((a, b) => a.x - b.x)
    .map(({text}) => text)
    .join('');
}
