import {clampBounds, type Raster} from '../phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '../phone/geometry';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {colorSteps, stepsAt} from './colorSteps';
import {flatRadius} from './describeSurroundings';
import {preparePattern} from './preparePattern';
import {sampleStride} from './sampleStride';

export interface SuggestionInput {
  /** The picture with the target. */
  raster: Raster;
  /** The area of the target. */
  area: Bounds;
  /** Where the script will search; absent: everywhere. */
  region?: Bounds | undefined;
  /** Other pictures with the target in the same place. */
  alike: readonly Raster[];
  /** Pictures without the target. */
  others: readonly Raster[];
}

export interface PointSuggestion {
  points: readonly ColorPoint[];
  /** Every other place differs by more than this many steps; 0 when the target is not unique. */
  margin: number;
}

/** By how much every other place should differ, in steps of a channel; the next value is tried when one is impossible. */
const MARGINS = [40, 20, 8];
/** The smallest difference between two colours. */
const MIN_MARGIN = 1;
const MAX_POINTS = 6;
/** Matches this close to the anchor belong to the target itself. */
const OWN_REACH = 8;
/** With this many rivals only every fourth of them is kept. */
const MAX_RIVALS = 3000;
const THINNING = 4;
const MAX_COLORS = 16;
const PER_COLOR = 16;
/** Wanted radius of alike pixels around a point. */
const FLAT = 2;
/** How alike the pixels around a point must be, in steps, and the largest radius that counts. */
const SPOT = {steps: 3, limit: 4};
/** A point that differs by at most this in another picture with the target is the same there. */
const SAME = 5;
/** Colours that differ by at most this are counted as one. */
const NEARLY_EQUAL = 16;
/** Larger areas are sampled. */
const MAX_LOOKS = 40_000;
const SAMPLES = 20_000;
/** How many colours of an area are counted in the picture; the others are not candidates. */
const MAX_COUNTED = 400;

interface Rival {
  raster: Raster;
  place: ScreenPoint;
}

/**
 * Suggests the fewest points in an area that match nowhere else, with the largest margin that is possible. Points are in places
 * whose neighbours are alike. The first has the rarest colour; each further one rules out most of the places that still match.
 */
export function suggestPoints(input: SuggestionInput): PointSuggestion {
  const candidates = listCandidates(input);
  const [anchor] = candidates;
  if (!anchor) return {points: [], margin: 0};
  const least = narrow(input, candidates, anchor, MIN_MARGIN);
  if (!least.isUnique) return {points: least.points, margin: 0};
  for (const margin of MARGINS) {
    const {points, isUnique} = narrow(input, candidates, anchor, margin);
    if (isUnique) return {points: dropNeedless(input, points, margin), margin};
  }
  return {points: dropNeedless(input, least.points, MIN_MARGIN), margin: MIN_MARGIN};
}

function narrow(
  input: SuggestionInput,
  candidates: readonly ColorPoint[],
  anchor: ColorPoint,
  margin: number,
): {points: ColorPoint[]; isUnique: boolean} {
  const points = [anchor];
  for (;;) {
    const rivals = listRivals(input, points, margin);
    if (rivals.length === 0) return {points, isUnique: true};
    if (points.length === MAX_POINTS) return {points, isUnique: false};
    let next: ColorPoint | undefined;
    let most = 0;
    for (const candidate of candidates) {
      const ruledOut = rivals.filter(
        ({raster, place: [x, y]}) =>
          stepsAt(raster, candidate, x + candidate.x - anchor.x, y + candidate.y - anchor.y) > margin,
      ).length;
      if (ruledOut > most) [most, next] = [ruledOut, candidate];
    }
    if (!next) return {points, isUnique: false};
    points.push(next);
  }
}

/** Drops points that later ones have made unnecessary. */
function dropNeedless(input: SuggestionInput, points: readonly ColorPoint[], margin: number): ColorPoint[] {
  let kept = [...points];
  for (const point of points.slice(1, -1)) {
    const fewer = kept.filter((one) => one !== point);
    if (listRivals(input, fewer, margin).length === 0) kept = fewer;
  }
  return kept;
}

/** Lists the other places that match within a margin; of very many, an evenly spread part. */
function listRivals(
  {raster, others, region}: SuggestionInput,
  points: readonly ColorPoint[],
  margin: number,
): Rival[] {
  const [anchor] = points;
  if (!anchor) return [];
  return [raster, ...others].flatMap((picture) => {
    const distanceAt = preparePattern(picture, points);
    const [left, top, right, bottom] = clampBounds(region ?? [0, 0, picture.width, picture.height], picture);
    const isOwn = (x: number, y: number): boolean =>
      picture === raster && Math.abs(x - anchor.x) < OWN_REACH && Math.abs(y - anchor.y) < OWN_REACH;
    let found: Rival[] = [];
    let seen = 0;
    let stride = 1;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        let index = 0;
        while (index < points.length && distanceAt(index, x, y) <= margin) index++;
        if (index < points.length || isOwn(x, y) || seen++ % stride !== 0) continue;
        found.push({raster: picture, place: [x, y]});
        if (found.length < MAX_RIVALS) continue;
        stride *= THINNING;
        found = found.filter((_, place) => place % THINNING === 0);
      }
    return found;
  });
}

/** Lists candidates in the area: flat places of each colour, those of the rarest colour first. */
function listCandidates({raster, area, alike}: SuggestionInput): ColorPoint[] {
  const [left, top, right, bottom] = clampBounds(area, raster);
  const byColor = new Map<number, {points: ColorPoint[]; radius: number}>();
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / MAX_LOOKS)));
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const color = raster.pixels[y * raster.width + x] ?? 0;
      if (!alike.every((other) => other.width !== raster.width || stepsAt(other, {color}, x, y) <= SAME))
        continue;
      const group = byColor.get(color) ?? {points: [], radius: 0};
      const radius = flatRadius(raster, {x, y}, SPOT);
      // The first of a group is in the middle of a surface; the others keep away from its rim if it is large enough.
      if (radius > group.radius) {
        group.points = [{x, y, color}, ...(Math.min(radius, FLAT) > group.radius ? [] : group.points)];
        group.radius = radius;
      } else if (radius >= Math.min(group.radius, FLAT)) group.points.push({x, y, color});
      byColor.set(color, group);
    }
  // A colour without a flat place comes last: the rim of a letter differs from one screen to the next.
  const flatFirst = [...byColor].sort(([, a], [, b]) => Math.sign(b.radius) - Math.sign(a.radius));
  const counted = flatFirst.slice(0, MAX_COUNTED);
  const counts = countColors(
    raster,
    counted.map(([color]) => color),
  );
  const groups = counted
    .map(([color, group]) => ({...group, count: counts.get(color) ?? 0}))
    .sort((a, b) => Math.sign(b.radius) - Math.sign(a.radius) || a.count - b.count);
  return groups.slice(0, MAX_COLORS).flatMap(({points}) => spread(points));
}

/** Chooses places that are far apart: the first, then always the one that is farthest from those chosen. */
function spread(points: readonly ColorPoint[]): ColorPoint[] {
  const chosen: ColorPoint[] = [];
  const distances = points.map(() => Number.POSITIVE_INFINITY);
  for (let next = points[0]; next && chosen.length < PER_COLOR; ) {
    const {x, y} = next;
    chosen.push(next);
    let most = 0;
    next = undefined;
    for (const [index, point] of points.entries()) {
      const distance = Math.min(distances[index] ?? 0, Math.abs(point.x - x) + Math.abs(point.y - y));
      distances[index] = distance;
      if (distance > most) [most, next] = [distance, point];
    }
  }
  return chosen;
}

/** Counts colours in a sample of the picture; nearly equal ones count as one. */
function countColors({pixels}: Raster, colors: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  const stride = sampleStride(pixels, SAMPLES);
  const sampled = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += stride) {
    const color = pixels[at] ?? 0;
    sampled.set(color, (sampled.get(color) ?? 0) + 1);
  }
  for (const color of colors) {
    let count = 0;
    for (const [other, times] of sampled) if (colorSteps(color, other) <= NEARLY_EQUAL) count += times;
    counts.set(color, count);
  }
  return counts;
}
