import type {Raster} from '../phone/draw/rasterise';
import {type ColorPoint, isColorWithin, toTolerance} from '../phone/vision/parseFeatureString';

/** More steps than two colours can be apart: no similarity lets such a point match. */
export const NEVER = 256;

/** By how many steps the channel that differs most is apart. */
export function colorSteps(a: number, b: number): number {
  return Math.max(
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}

/** How many steps a pixel is away from a point; with a tolerance of its own the point matches or does not. */
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

/** How many steps of each channel a similarity allows. */
export function allowedSteps(similarity: number): number {
  return toTolerance(similarity) & 255;
}

/** The lowest similarity, in hundredths, at which a place that is so many steps away does not match yet. */
export function safeSimilarity(steps: number): number {
  for (let hundredths = 0; hundredths < 100; hundredths++)
    if (allowedSteps(hundredths / 100) < steps) return hundredths / 100;
  return 1;
}
