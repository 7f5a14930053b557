import type {Raster} from '../draw/rasterise';
import type {Bounds} from '../geometry';

/** A picture with run lengths: for each pixel, how many from there to the right have the same colour. */
export interface ColorRuns {
  raster: Raster;
  lengths: Uint32Array;
}

/** Computes the run lengths within `bounds`; runs end at its right edge. */
export function countRuns(raster: Raster, [left, top, right, bottom]: Bounds): ColorRuns {
  const {width, pixels} = raster;
  const lengths = new Uint32Array(pixels.length);
  for (let y = top; y < bottom; y++) {
    let length = 0;
    for (let at = y * width + right - 1; at >= y * width + left; at--) {
      length = pixels[at] === pixels[at + 1] ? length + 1 : 1;
      lengths[at] = length;
    }
  }
  return {raster, lengths};
}

/**
 * The sum of absolute differences of all channels between a picture and the part of another one that begins at the pixel
 * `start`; it stops counting above `most`. Runs are compared at once, because screens consist mostly of even areas.
 */
export function compareRuns(picture: ColorRuns, other: ColorRuns, start: number, most: number): number {
  const {width, pixels} = picture.raster;
  const step = other.raster.width - width;
  let difference = 0;
  let to = start;
  for (let from = 0; from < pixels.length && difference <= most; to += step) {
    const end = from + width;
    while (from < end) {
      const a = pixels[from] ?? 0;
      const b = other.raster.pixels[to] ?? 0;
      const length = Math.min(picture.lengths[from] ?? 1, other.lengths[to] ?? 1);
      // Inlined, because a search spends most of its time here.
      if (a !== b)
        difference +=
          length *
          (Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) +
            Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) +
            Math.abs((a & 255) - (b & 255)));
      from += length;
      to += length;
    }
  }
  return difference;
}

/**
 * How many positions from `start` to the right give the same difference, because each row of the picture would lie on a single
 * colour; at least 1.
 */
export function countUniform({width, height}: Raster, {raster, lengths}: ColorRuns, start: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < height && least > width; row++)
    least = Math.min(least, lengths[start + row * raster.width] ?? 0);
  return Math.max(1, least - width + 1);
}
