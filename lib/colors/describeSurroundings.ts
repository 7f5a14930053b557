import type {Raster} from '../phone/draw/rasterise';
import {colorAt} from '../phone/vision/findColors';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {allowedSteps, colorSteps, stepsAt} from './colorSteps';

/**
 * What is around a point in the picture it was taken from: `flat` when the pixels next to it are alike; `softened` when its
 * colour is a mix of those on two sides, as at the rim of a letter; `edge` when it is neither; `elsewhere` when the picture has
 * another colour at its place, or ends before it.
 */
export type PointSurroundings = 'flat' | 'edge' | 'softened' | 'elsewhere';

/** Pixels that differ by this much are told apart easily. */
const CONTRAST = 24;
/** Pixels next to a point may differ by this much and still be alike, even where the search is stricter. */
const ALIKE = 4;
/** A mixed colour differs by this much from both of its sides. */
const MIXED = 8;
/** How far a channel of a mixed colour may lie outside of those of its sides: screens round. */
const ROUNDING = 4;

/** The two sides of a pixel, in each of four directions. */
const SIDES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Says what is around a point. */
export function describeSurroundings(
  raster: Raster,
  point: ColorPoint,
  similarity: number,
): PointSurroundings {
  const {x, y} = point;
  const allowed = allowedSteps(similarity);
  const own = colorAt(raster, x, y);
  if (own === undefined || stepsAt(raster, point, x, y) > allowed) return 'elsewhere';
  if (flatRadius(raster, point, {steps: Math.max(ALIKE, allowed), limit: 1}) > 0) return 'flat';
  const isMixed = SIDES.some(([dx, dy]) => {
    const [a, b] = [colorAt(raster, x - dx, y - dy), colorAt(raster, x + dx, y + dy)];
    return a !== undefined && b !== undefined && isBetween(own, a, b);
  });
  return isMixed ? 'softened' : 'edge';
}

/** How many pixels around a place, at most `limit`, are alike in all directions: within `steps` of its colour. */
export function flatRadius(
  raster: Raster,
  {x, y}: Pick<ColorPoint, 'x' | 'y'>,
  {steps, limit}: {steps: number; limit: number},
): number {
  const own = colorAt(raster, x, y) ?? 0;
  const isAlike = (column: number, row: number): boolean => {
    const color = colorAt(raster, column, row);
    return color !== undefined && colorSteps(color, own) <= steps;
  };
  for (let radius = 1; radius <= limit; radius++)
    for (let along = -radius; along <= radius; along++)
      if (
        !isAlike(x + along, y - radius) ||
        !isAlike(x + along, y + radius) ||
        !isAlike(x - radius, y + along) ||
        !isAlike(x + radius, y + along)
      )
        return radius - 1;
  return limit;
}

/** Tells whether a colour lies between two that differ, and is neither of them. */
function isBetween(color: number, a: number, b: number): boolean {
  if (colorSteps(a, b) < CONTRAST || colorSteps(color, a) < MIXED || colorSteps(color, b) < MIXED)
    return false;
  return [16, 8, 0].every((shift) => {
    const channel = (of: number): number => (of >> shift) & 255;
    const value = channel(color);
    return (
      value >= Math.min(channel(a), channel(b)) - ROUNDING &&
      value <= Math.max(channel(a), channel(b)) + ROUNDING
    );
  });
}
