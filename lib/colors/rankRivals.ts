import {clampBounds, type Raster} from '../phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '../phone/geometry';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {colorSteps, NEVER} from './colorSteps';
import {preparePattern} from './preparePattern';
import {sampleStride} from './sampleStride';

export interface RivalSearch {
  points: readonly ColorPoint[];
  region?: Bounds | undefined;
  /** Steps that the similarity allows now. */
  allowed: number;
  /** Where the wanted places are, in which there are no rivals. */
  except: readonly Bounds[];
}

export interface Rivals {
  /** The difference of the place that would match next, in steps; `NEVER` when there is none. */
  steps: number;
  place: ScreenPoint | undefined;
  /** For each point: the difference of the next place without it, and how many more places would match now. */
  without: readonly {steps: number; matches: number}[];
}

/** How many pixels are looked at for how rare a colour is, and colours that differ by less than this count as it. */
const SAMPLES = 4096;
const ALIKE = 16;

/**
 * Finds the place outside the wanted ones that is closest to a match, with all points and without each of them. One pass is enough:
 * the difference of a place is that of its worst point, and without this point that of the second worst.
 */
export function rankRivals(raster: Raster, {points, region, allowed, except}: RivalSearch): Rivals {
  const without = points.map(() => ({steps: NEVER, matches: 0}));
  if (points.length === 0) return {steps: NEVER, place: undefined, without};
  const order = Int32Array.from(orderByRarity(raster, points));
  const distanceAt = preparePattern(raster, points);
  const [left, top, right, bottom] = clampBounds(region ?? [0, 0, raster.width, raster.height], raster);
  let steps = NEVER;
  let place: ScreenPoint | undefined;
  /** A place is relevant when its second worst point is below this, or its worst below `steps`. */
  let limit = NEVER;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let worst = -1;
      let second = -1;
      let culprit = -1;
      for (const index of order) {
        const distance = distanceAt(index, x, y);
        if (distance > worst) {
          second = worst;
          worst = distance;
          culprit = index;
        } else if (distance > second) second = distance;
        if (second >= limit && worst >= steps) break;
      }
      if ((second >= limit && worst >= steps) || isWithin(except, x, y)) continue;
      if (worst < steps) {
        steps = worst;
        place = [x, y];
      }
      let isNearer = false;
      for (let index = 0; index < without.length; index++) {
        const one = without[index];
        if (!one) continue;
        const others = index === culprit ? Math.max(0, second) : worst;
        if (others <= allowed && worst > allowed) one.matches++;
        if (others >= one.steps) continue;
        one.steps = others;
        isNearer = true;
      }
      if (isNearer) limit = Math.max(allowed + 1, ...without.map((one) => one.steps));
    }
  }
  return {steps, place, without};
}

function isWithin(areas: readonly Bounds[], x: number, y: number): boolean {
  return areas.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);
}

/** Sorts the points by how rare their colours are, so that most places are ruled out by their first point. */
function orderByRarity({pixels}: Raster, points: readonly ColorPoint[]): number[] {
  const stride = sampleStride(pixels, SAMPLES);
  const near = points.map(({color}) => {
    let count = 0;
    for (let at = 0; at < pixels.length; at += stride)
      if (colorSteps(pixels[at] ?? 0, color) < ALIKE) count++;
    return count;
  });
  return points.map((_, index) => index).sort((a, b) => (near[a] ?? 0) - (near[b] ?? 0));
}
