import type {Raster} from '../phone/draw/rasterise';
import {colorAt} from '../phone/vision/findColors';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {allowedSteps, colorSteps, stepsAt} from './colorSteps';

/**
 * What is around a point in the picture it was taken from: `flat` when the pixels next to it are alike; `softened` when its
 * colour is a mix of those on two sides, as at the rim of a letter; `edge` when it is neither; `elsewhere` when the picture has
 * another colour at its place, or ends before it.
 */
export type Surroundings = 'flat' | 'edge' | 'softened' | 'elsewhere';

/** Pixels that differ by this much are told apart easily. */
const CONTRAST = 24;

/** The two sides of a pixel, in each of four directions. */
const SIDES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Says what is around a point. */
export function describeSurroundings(raster: Raster, point: ColorPoint, similarity: number): Surroundings {
  const {x, y} = point;
  const allowed = allowedSteps(similarity);
  const own = colorAt(raster, x, y);
  if (own === undefined || stepsAt(raster, point, x, y) > allowed) return 'elsewhere';
  if (flatRadius(raster, x, y, Math.max(4, allowed), 1) > 0) return 'flat';
  const isMixed = SIDES.some(([dx, dy]) => {
    const [a, b] = [colorAt(raster, x - dx, y - dy), colorAt(raster, x + dx, y + dy)];
    return a !== undefined && b !== undefined && isBetween(own, a, b);
  });
  return isMixed ? 'softened' : 'edge';
}

/** How many pixels around a place, at most `most`, are alike in all directions. */
export function flatRadius(raster: Raster, x: number, y: number, steps: number, most: number): number {
  const own = colorAt(raster, x, y) ?? 0;
  const isAlike = (column: number, row: number): boolean => {
    const color = colorAt(raster, column, row);
    return color !== undefined && colorSteps(color, own) <= steps;
  };
  for (let radius = 1; radius <= most; radius++)
    for (let along = -radius; along <= radius; along++)
      if (
        !isAlike(x + along, y - radius) ||
        !isAlike(x + along, y + radius) ||
        !isAlike(x - radius, y + along) ||
        !isAlike(x + radius, y + along)
      )
        return radius - 1;
  return most;
}

/** Tells whether a colour lies between two that differ, and is neither of them. */
function isBetween(color: number, a: number, b: number): boolean {
  if (colorSteps(a, b) < CONTRAST || colorSteps(color, a) < 8 || colorSteps(color, b) < 8) return false;
  return [16, 8, 0].every((shift) => {
    const [value, one, other] = [color, a, b].map((number) => (number >> shift) & 255) as [
      number,
      number,
      number,
    ];
    return value >= Math.min(one, other) - 4 && value <= Math.max(one, other) + 4;
  });
}
