import type {Raster} from '../draw/rasterise';
import type {Bounds} from '../geometry';

/** Bits by which to shift a colour right to read each of its channels. */
export const CHANNELS = [16, 8, 0] as const;

/**
 * A summed-area table: sums of a channel over all rectangles from the top left corner of an area. Its stride, the length of a
 * row, is one more than the width of the area.
 */
export type SumTable = Uint32Array;

/** Positions of a rectangle's corners in a table, relative to an offset. */
export interface Corners {
  leftTop: number;
  rightTop: number;
  leftBottom: number;
  rightBottom: number;
}

/** Makes the table of a channel within `bounds`; `shift` is one of `CHANNELS`. */
export function createSumTable(
  {pixels, width}: Raster,
  [left, top, right, bottom]: Bounds,
  shift: number,
): SumTable {
  const stride = right - left + 1;
  // 32 bits suffice for 16 million pixels of 255.
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

/** The corners of a rectangle in tables of a stride. */
export function toCorners([left, top, right, bottom]: Bounds, stride: number): Corners {
  return {
    leftTop: top * stride + left,
    rightTop: top * stride + right,
    leftBottom: bottom * stride + left,
    rightBottom: bottom * stride + right,
  };
}

/** The sum over a rectangle that is moved by `offset`, which is row times stride plus column. */
export function sumAt(
  table: SumTable,
  {leftTop, rightTop, leftBottom, rightBottom}: Corners,
  offset: number,
): number {
  return (
    (table[offset + rightBottom] ?? 0) -
    (table[offset + leftBottom] ?? 0) -
    (table[offset + rightTop] ?? 0) +
    (table[offset + leftTop] ?? 0)
  );
}

/** A part of the picture that is searched for: its corners in the searched tables, and its own sum of each channel. */
export interface Part {
  corners: Corners;
  sums: readonly number[];
}

/** How much the sums at an offset differ from those of a part: a lower bound for the difference of the pixels. */
export function differenceAt(tables: readonly SumTable[], {corners, sums}: Part, offset: number): number {
  let difference = 0;
  for (let channel = 0; channel < tables.length; channel++) {
    const table = tables[channel];
    if (table) difference += Math.abs(sumAt(table, corners, offset) - (sums[channel] ?? 0));
  }
  return difference;
}
