import type {Raster} from '../phone/draw/rasterise';
import {type ColorPoint, isColorWithin, toTolerance} from '../phone/vision/parseFeatureString';

/** More steps than any two colours differ by: no similarity accepts such a point. */
export const NEVER = 256;

/** The largest difference of a channel, in steps. */
export function colorSteps(a: number, b: number): number {
  return Math.max(
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}

/** How many steps a pixel differs from a point; a point with a tolerance of its own either matches or does not. */
export function stepsAt(
  {width, height, pixels}: Raster,
  {color, tolerance}: Pick<ColorPoint, 'color' | 'tolerance'>,
  x: number,
  y: number,
): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return NEVER;
  const found = pixels[y * width + x] ?? 0;
  if (tolerance !== undefined) return isColorWithin(found, color, tolerance) ? 0 : NEVER;
  return colorSteps(found, color);
}

/** The difference of a channel that a similarity allows, in steps. */
export function allowedSteps(similarity: number): number {
  return toTolerance(similarity) & 255;
}

/** The lowest similarity, in hundredths, at which a place with this difference does not match. */
export function safeSimilarity(steps: number): number {
  for (let hundredths = 0; hundredths < 100; hundredths++)
    if (allowedSteps(hundredths / 100) < steps) return hundredths / 100;
  return 1;
}
