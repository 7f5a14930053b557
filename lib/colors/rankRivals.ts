import {clampBounds, type Raster} from '../phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '../phone/run/runEvent';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {colorSteps, NEVER} from './colorSteps';
import {preparePattern} from './preparePattern';

export interface RivalSearch {
  points: readonly ColorPoint[];
  region?: Bounds | undefined;
  /** Steps that the similarity allows now. */
  allowed: number;
  /** Where the wanted places are: nothing there is a rival. */
  except: readonly Bounds[];
}

export interface Rivals {
  /** How many steps the place is away that would match next; `NEVER` when there is none. */
  steps: number;
  place: ScreenPoint | undefined;
  /** For each point: how far the next place would be away without it, and how many more places would match now. */
  without: readonly {steps: number; matches: number}[];
}

const SAMPLES = 4096;

/**
 * Finds the place that is nearest to matching besides the wanted ones, with all points and with each left out. One walk over the
 * picture: without a point, a place is as far away as the worst of the others, which is the worst or the second worst of all.
 */
export function rankRivals(raster: Raster, {points, region, allowed, except}: RivalSearch): Rivals {
  const without = points.map(() => ({steps: NEVER, matches: 0}));
  if (points.length === 0) return {steps: NEVER, place: undefined, without};
  const order = Int32Array.from(orderByRarity(raster, points));
  const distanceAt = preparePattern(raster, points);
  const [left, top, right, bottom] = clampBounds(region ?? [0, 0, raster.width, raster.height], raster);
  let steps = NEVER;
  let place: ScreenPoint | undefined;
  /** A place counts for something when its second worst point is below this, or its worst below `steps`. */
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

/** The points, those first whose colour few pixels have: most places are given up at the first look. */
function orderByRarity({pixels}: Raster, points: readonly ColorPoint[]): number[] {
  const stride = Math.max(1, Math.floor(pixels.length / SAMPLES)) | 1;
  const near = points.map(({color}) => {
    let count = 0;
    for (let at = 0; at < pixels.length; at += stride) if (colorSteps(pixels[at] ?? 0, color) < 16) count++;
    return count;
  });
  return points.map((_, index) => index).sort((a, b) => (near[a] ?? 0) - (near[b] ?? 0));
}
