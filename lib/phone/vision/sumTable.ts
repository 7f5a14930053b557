import type {Raster} from '../draw/rasterise';
import type {Bounds} from '../run/runEvent';

/** How far to shift a colour to have one of its channels last. */
export const CHANNELS = [16, 8, 0] as const;

/** Gives the sum of one channel over the pixels of a rectangle, in the raster's coordinates. */
export type SumTable = (left: number, top: number, right: number, bottom: number) => number;

/** Sums of a channel over any rectangle within `bounds`, each from four look-ups (a summed-area table). */
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
  const at = (x: number, y: number): number => sums[(y - top) * stride + x - left] ?? 0;
  return (l, t, r, b) => at(r, b) - at(l, b) - at(r, t) + at(l, t);
}
