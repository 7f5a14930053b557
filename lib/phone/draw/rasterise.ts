import type {Bounds} from '../geometry';
import {GLYPH_COLUMNS, GLYPH_ROWS, isGlyphSet} from './bitmapFont';
import {advanceOf, clipBounds, type Shape} from './shape';

/** A picture: one number `0xrrggbb` a pixel, row after row. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/** Paints shapes into pixels, without softened edges: the same shapes always give the same pixels. */
export function rasterise(shapes: readonly Shape[], width: number, height: number): Raster {
  const raster: Raster = {width, height, pixels: new Uint32Array(width * height)};
  for (const shape of shapes) paint(raster, shape);
  return raster;
}

/** Cuts a part out; what lies outside of the picture is left away. All of it is the picture itself. */
export function cropRaster(raster: Raster, bounds: Bounds): Raster {
  const [left, top, right, bottom] = clampBounds(bounds, raster);
  const width = right - left;
  const height = bottom - top;
  if (width === raster.width && height === raster.height) return raster;
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * raster.width + left;
    pixels.set(raster.pixels.subarray(from, from + width), row * width);
  }
  return {width, height, pixels};
}

/** The part of `bounds` that lies in a picture, in whole pixels; an empty area at its edge for none. */
export function clampBounds([l, t, r, b]: Bounds, {width, height}: {width: number; height: number}): Bounds {
  const left = clamp(l, 0, width);
  const top = clamp(t, 0, height);
  return [left, top, clamp(r, left, width), clamp(b, top, height)];
}

function clamp(edge: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(edge)));
}

/** Reads `#rrggbb` as a number; other texts are black. */
export function parseColor(text: string): number {
  return Number.parseInt(text.replace('#', '').slice(-6), 16) || 0;
}

function paint(raster: Raster, shape: Shape): void {
  const clip = shape.clip ?? [0, 0, raster.width, raster.height];
  if (shape.kind === 'rect') fillRect(raster, shape.bounds, parseColor(shape.fill), clip);
  else if (shape.kind === 'circle') fillCircle(raster, shape, clip);
  else paintText(raster, shape, clip);
}

function fillRect(raster: Raster, bounds: Bounds, color: number, clip: Bounds): void {
  const [left, top, right, bottom] = clampBounds(clipBounds(bounds, clip), raster);
  for (let y = top; y < bottom; y++)
    raster.pixels.fill(color, y * raster.width + left, y * raster.width + right);
}

function fillCircle(
  raster: Raster,
  {center: [x, y], radius, fill}: Extract<Shape, {kind: 'circle'}>,
  clip: Bounds,
): void {
  const color = parseColor(fill);
  for (let row = -radius; row <= radius; row++) {
    const half = Math.floor(Math.sqrt(radius * radius - row * row));
    fillRect(raster, [x - half, y + row, x + half + 1, y + row + 1], color, clip);
  }
}

function paintText(
  raster: Raster,
  {text, at: [x, y], scale, ink}: Extract<Shape, {kind: 'text'}>,
  clip: Bounds,
): void {
  const color = parseColor(ink);
  for (const [index, character] of [...text].entries()) {
    const left = x + index * advanceOf(scale);
    for (let column = 0; column < GLYPH_COLUMNS; column++)
      for (let row = 0; row < GLYPH_ROWS; row++)
        if (isGlyphSet(character, column, row)) {
          const from: Bounds = [
            left + column * scale,
            y + row * scale,
            left + (column + 1) * scale,
            y + (row + 1) * scale,
          ];
          fillRect(raster, from, color, clip);
        }
  }
}
