import {clampBounds, type Raster} from '../draw/rasterise';
import type {Bounds, ScreenPoint} from '../geometry';
import {createSpacingFilter} from './createSpacingFilter';
import {type ColorPoint, type ColorRange, isColorWithin, toTolerance} from './parseFeatureString';
import {orderOf, walkPixels} from './walkPixels';

export interface ColorSearch {
  points: readonly ColorPoint[];
  /** Area in which the anchor, which is the first point, must lie; absent: the whole picture. */
  region?: Bounds;
  /** Similarity from 0 to 1 for points without a tolerance of their own. */
  similarity: number;
  /** Order of the search, 1 to 8. */
  ori: number;
  /** Matches closer together than this, in pixels, count as one. */
  space: number;
  /** Largest number of matches. */
  max: number;
}

/** Finds where all points of a feature string match, in the order of the search; a result is the position of the anchor. */
export function findColors(
  raster: Raster,
  {points, region, similarity, ori, space, max}: ColorSearch,
): ScreenPoint[] {
  const [anchor] = points;
  if (!anchor) return [];
  const general = toTolerance(similarity);
  const others = points.map(({x, y, color, tolerance = general}) => ({
    dx: x - anchor.x,
    dy: y - anchor.y,
    color,
    tolerance,
  }));
  const area = clampBounds(region ?? [0, 0, raster.width, raster.height], raster);
  const found: ScreenPoint[] = [];
  const take = createSpacingFilter(space);
  walkPixels(area, orderOf(ori), (x, y) => {
    for (const {dx, dy, color, tolerance} of others)
      if (!isPixelWithin(raster, x + dx, y + dy, color, tolerance)) return false;
    if (take(x, y)) found.push([x, y]);
    return found.length >= max;
  });
  return found;
}

/** Counts the pixels of an area that match one of the colours. */
export function countColors(
  raster: Raster,
  colors: readonly ColorRange[],
  {region, similarity}: {region?: Bounds | undefined; similarity: number},
): number {
  const general = toTolerance(similarity);
  const area = clampBounds(region ?? [0, 0, raster.width, raster.height], raster);
  let count = 0;
  walkPixels(area, orderOf(2), (x, y) => {
    if (colors.some(({color, tolerance = general}) => isPixelWithin(raster, x, y, color, tolerance))) count++;
    return false;
  });
  return count;
}

/** The share, from 0 to 1, of points of a feature string that match at their own coordinates. */
export function compareColors(raster: Raster, points: readonly ColorPoint[], similarity: number): number {
  const matching = points.filter((point) => isPointThere(raster, point, similarity));
  return points.length === 0 ? 0 : matching.length / points.length;
}

/** Whether a point matches at its own coordinates. Unlike a search, a comparison truncates the tolerance instead of rounding it. */
export function isPointThere(raster: Raster, point: ColorPoint, similarity: number): boolean {
  const {x, y, color, tolerance = toTolerance(similarity, Math.trunc)} = point;
  return isPixelWithin(raster, x, y, color, tolerance);
}

/** The colour of a pixel as `0xrrggbb`; `undefined` outside of the picture. */
export function colorAt({width, height, pixels}: Raster, x: number, y: number): number | undefined {
  return x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : undefined;
}

function isPixelWithin(raster: Raster, x: number, y: number, color: number, tolerance: number): boolean {
  const found = colorAt(raster, x, y);
  return found !== undefined && isColorWithin(found, color, tolerance);
}
