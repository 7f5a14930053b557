import type {Raster} from '../draw/rasterise';
import type {Bounds} from '../run/runEvent';

/** How far to shift a colour to have one of its channels last. */
export const CHANNELS = [16, 8, 0] as const;

/**
 * Sums of a channel over all rectangles from the first corner of an area (a summed-area table). A row, the stride, is one
 * longer than the area is wide.
 */
export type SumTable = Uint32Array;

/** Where the corners of a rectangle are in a table, from its place there. */
export interface Corners {
  leftTop: number;
  rightTop: number;
  leftBottom: number;
  rightBottom: number;
}

/** Sums a channel within `bounds`. A sum over a rectangle takes four look-ups: see `sumAt`. */
export function createSumTable(
  {pixels, width}: Raster,
  [left, top, right, bottom]: Bounds,
  shift: number,
): SumTable {
  const stride = right - left + 1;
  // Sums of a large screen stay below 2^32: 255 times 16 million pixels.
  const sums = new Uint32Array(stride * (bottom - top + 1));
  for (let y = top; y < bottom; y++) {
    let row = 0;
    const above = (y - top) * stride;
    for (let x = left; x < right; x++) {
      row += ((pixels[y * width + x] ?? 0) >> shift) & 255;
      const column = x - left + 1;
      sums[above + stride + column] = (sums[above + column] ?? 0) + row;
    }
  }
  return sums;
}

/** The corners of a rectangle in tables of a stride; its bounds are counted from the place where it is summed. */
export function toCorners([left, top, right, bottom]: Bounds, stride: number): Corners {
  return {
    leftTop: top * stride + left,
    rightTop: top * stride + right,
    leftBottom: bottom * stride + left,
    rightBottom: bottom * stride + right,
  };
}

/** The sum over a rectangle at a place: the stride times its row, and its column, counted within the table's area. */
export function sumAt(
  table: SumTable,
  {leftTop, rightTop, leftBottom, rightBottom}: Corners,
  place: number,
): number {
  return (
    (table[place + rightBottom] ?? 0) -
    (table[place + leftBottom] ?? 0) -
    (table[place + rightTop] ?? 0) +
    (table[place + leftTop] ?? 0)
  );
}

/** A part of a picture: its place there, in the tables that are searched, and the sum of each channel. */
export interface Part {
  corners: Corners;
  sums: readonly number[];
}

/** By how much the channels at a place differ from those of a part, in sum; so much do its pixels differ at least. */
export function differenceAt(tables: readonly SumTable[], {corners, sums}: Part, place: number): number {
  let difference = 0;
  for (let channel = 0; channel < tables.length; channel++) {
    const table = tables[channel];
    if (table) difference += Math.abs(sumAt(table, corners, place) - (sums[channel] ?? 0));
  }
  return difference;
}
