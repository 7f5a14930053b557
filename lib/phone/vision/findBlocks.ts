import {clampBounds, type Raster} from '../draw/rasterise';
import type {Bounds, ScreenPoint} from '../geometry';
import {type ColorRange, isColorWithin, toTolerance} from './parseFeatureString';

/** Which pixels of a picture count as matches. */
export interface ColorMask {
  colors: readonly ColorRange[];
  /** Similarity from 0 to 1 for colours without a tolerance of their own. */
  similarity: number;
  /** Absent: the whole picture. */
  region?: Bounds | undefined;
}

export interface BlockSearch extends ColorMask {
  /** Size of the window that slides over the picture, in pixels. */
  width: number;
  height: number;
  /** Least number of matching pixels in the window. */
  least: number;
  /** Results closer together than this, in pixels, count as one. */
  space: number;
  max: number;
}

/** Finds windows with enough matching pixels, row by row, and returns their centres; windows never overlap. */
export function findBlocks(raster: Raster, search: BlockSearch): ScreenPoint[] {
  const {width, height, least, max} = search;
  const [left, top, right, bottom] = areaOf(raster, search);
  const sums = sumMatches(raster, search);
  const stride = right - left + 1;
  const found: ScreenPoint[] = [];
  const gapX = Math.max(width, search.space);
  const gapY = Math.max(height, search.space);
  for (let y = 0; y + height <= bottom - top; y++) {
    for (let x = 0; x + width <= right - left; x++) {
      const sum = (row: number, column: number): number => sums[row * stride + column] ?? 0;
      const count = sum(y + height, x + width) - sum(y, x + width) - sum(y + height, x) + sum(y, x);
      if (count < least) continue;
      const at: ScreenPoint = [left + x + Math.floor(width / 2), top + y + Math.floor(height / 2)];
      if (found.some(([fx, fy]) => Math.abs(fx - at[0]) < gapX && Math.abs(fy - at[1]) < gapY)) continue;
      found.push(at);
      if (found.length >= max) return found;
    }
  }
  return found;
}

/** Finds connected areas of at least `minArea` matching pixels, and returns the rectangles around them. */
export function findAreas(raster: Raster, search: ColorMask, minArea: number): Bounds[] {
  const [left, top, right, bottom] = areaOf(raster, search);
  const width = right - left;
  const isMatch = matcher(search);
  const seen = new Uint8Array(width * (bottom - top));
  /** Whether a pixel matches and was not taken before. */
  const take = (x: number, y: number): boolean => {
    const place = (y - top) * width + x - left;
    if (x < left || y < top || x >= right || y >= bottom || seen[place] !== 0) return false;
    seen[place] = 1;
    return isMatch(raster.pixels[y * raster.width + x] ?? 0);
  };
  const areas: Bounds[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!take(x, y)) continue;
      const {bounds, count} = growArea([x, y], take);
      if (count >= minArea) areas.push(bounds);
    }
  return areas;
}

/** Takes all pixels that are connected with one that is taken already. */
function growArea(
  start: ScreenPoint,
  take: (x: number, y: number) => boolean,
): {bounds: Bounds; count: number} {
  const open: ScreenPoint[] = [start];
  let [left, top, right, bottom] = [...start, ...start];
  let count = 0;
  for (let at = open.pop(); at; at = open.pop()) {
    const [x, y] = at;
    count++;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
    for (const [dx, dy] of NEIGHBOURS) if (take(x + dx, y + dy)) open.push([x + dx, y + dy]);
  }
  return {bounds: [left, top, right + 1, bottom + 1], count};
}

const NEIGHBOURS: readonly ScreenPoint[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** A summed-area table of matching pixels: the count in a window takes four look-ups. */
function sumMatches(raster: Raster, search: ColorMask): Uint32Array {
  const [left, top, right, bottom] = areaOf(raster, search);
  const isMatch = matcher(search);
  const stride = right - left + 1;
  const sums = new Uint32Array(stride * (bottom - top + 1));
  for (let y = top; y < bottom; y++) {
    let row = 0;
    for (let x = left; x < right; x++) {
      if (isMatch(raster.pixels[y * raster.width + x] ?? 0)) row++;
      const place = (y - top + 1) * stride + x - left + 1;
      sums[place] = row + (sums[place - stride] ?? 0);
    }
  }
  return sums;
}

function matcher({colors, similarity}: ColorMask): (pixel: number) => boolean {
  const general = toTolerance(similarity);
  return (pixel) => colors.some(({color, tolerance = general}) => isColorWithin(pixel, color, tolerance));
}

function areaOf(raster: Raster, {region}: ColorMask): Bounds {
  return clampBounds(region ?? [0, 0, raster.width, raster.height], raster);
}
