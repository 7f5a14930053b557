import {clampBounds, type Raster} from '../draw/rasterise';
import {type Bounds, intersects} from '../geometry';
import {type ColorRuns, compareRuns, countRuns, countUniform} from './colorRuns';
import {CHANNELS, createSumTable, differenceAt, type Part, type SumTable, sumAt, toCorners} from './sumTable';
import {orderOf, walkPixels} from './walkPixels';

export interface PictureSearch {
  /** Absent: the whole picture. */
  region?: Bounds;
  /** Least similarity, from 0 to 1. */
  confidence: number;
  /** Order of the search, 1 to 8. */
  ori: number;
  /** Largest number of matches; 0 means no limit. */
  max: number;
  /** Called repeatedly; `false` ends the search with the matches so far. */
  shouldContinue?: () => boolean;
}

export interface PictureMatch {
  bounds: Bounds;
  /** Similarity from 0 to 1. */
  confidence: number;
}

/** Number of rows and columns into which the picture is divided for the comparison of sums. */
const GRID = 4;
/** Three channels, each from 0 to 255. */
const MAX_PIXEL_DIFFERENCE = 3 * 255;

/**
 * Finds where a picture occurs at its own size. The similarity is 1 minus the mean difference of the channels; the product does
 * not document its own measure.
 *
 * The sums of two areas never differ by more than their pixels do. So a position whose sums differ too much is ruled out without
 * a look at its pixels (the successive elimination algorithm of Li and Salari, 1995).
 */
export function findPicture(raster: Raster, wanted: Raster, search: PictureSearch): readonly PictureMatch[] {
  const region = clampBounds(search.region ?? [0, 0, raster.width, raster.height], raster);
  const [left, top, right, bottom] = region;
  const area: Bounds = [left, top, right - wanted.width + 1, bottom - wanted.height + 1];
  if (area[2] <= left || area[3] <= top || wanted.pixels.length === 0) return [];
  const prepared = prepare(raster, region);
  // A search that can be stopped may have incomplete results, so it neither uses nor fills the cache.
  if (search.shouldContinue) return searchArea(prepared, area, wanted, search);
  const cached = prepared.results.find((result) => isSameSearch(result, wanted, search));
  if (cached) return cached.found;
  const found = searchArea(prepared, area, wanted, search);
  prepared.results.push({wanted, search, found});
  return found;
}

function isSameSearch(
  {search, wanted: other}: CachedResult,
  wanted: Raster,
  {confidence, ori, max}: PictureSearch,
): boolean {
  return (
    search.confidence === confidence &&
    search.ori === ori &&
    search.max === max &&
    other.width === wanted.width &&
    other.height === wanted.height &&
    other.pixels.every((pixel, index) => pixel === wanted.pixels[index])
  );
}

/** Tries all positions in `area` of the picture's top left pixel. */
function searchArea(
  {bounds: [left, top, right, bottom], tables, runs}: PreparedRaster,
  area: Bounds,
  wanted: Raster,
  {confidence, ori, max, shouldContinue}: PictureSearch,
): PictureMatch[] {
  const stride = right - left + 1;
  const whole = divide(wanted, 1, stride);
  const parts = divide(wanted, GRID, stride);
  const wantedRuns = countRuns(wanted, [0, 0, wanted.width, wanted.height]);
  const maxDifference = wanted.pixels.length * MAX_PIXEL_DIFFERENCE;
  const allowed = Math.min((1 - confidence) * maxDifference, maxDifference - 1);
  const found: PictureMatch[] = [];
  const order = orderOf(ori);
  // The most by which the sum of the whole picture can change from one position to the next.
  const step = MAX_PIXEL_DIFFERENCE * (order.isByColumn ? wanted.width : wanted.height);
  // Only earlier matches that the current line can overlap: a weak search finds hundreds.
  let nearby: readonly PictureMatch[] = [];
  let line = -1;
  // Positions to the right with the same difference as the last one that was compared.
  let uniform = {y: -1, end: -1, difference: 0};
  walkPixels(area, order, (x, y) => {
    // This rules out most positions of a screen, so it comes first and allocates nothing.
    const offset = (y - top) * stride + x - left;
    const least = sumDifference(whole, tables, offset, maxDifference);
    if (least > allowed) return Math.ceil((least - allowed) / step) - 1;
    const bounds: Bounds = [x, y, x + wanted.width, y + wanted.height];
    if (line !== (order.isByColumn ? x : y)) {
      line = order.isByColumn ? x : y;
      const strip: Bounds = order.isByColumn ? [x, top, bounds[2], bottom] : [left, y, right, bounds[3]];
      nearby = found.filter((match) => intersects(match.bounds, strip));
    }
    const overlapped = nearby.find((match) => intersects(match.bounds, bounds));
    if (!overlapped && max > 0 && found.length >= max) return false;
    // A match replaces one that it overlaps only if it is better: on an even background many positions are equally good.
    const most = overlapped ? Math.round((1 - overlapped.confidence) * maxDifference) - 1 : allowed;
    if (least > most || sumDifference(parts, tables, offset, most) > most) return false;
    if (y === uniform.y && x < uniform.end && uniform.difference > most) return false;
    const start = y * runs.raster.width + x;
    const difference = compareRuns(wantedRuns, runs, start, most);
    if (!order.isByColumn && !order.isFromRight)
      uniform = {y, end: x + countUniform(wanted, runs, start), difference};
    if (shouldContinue?.() === false) return true;
    if (difference > most) return false;
    found[overlapped ? found.indexOf(overlapped) : found.length] = {
      bounds,
      confidence: 1 - difference / maxDifference,
    };
    line = -1;
    return found.length === max && found.every((one) => one.confidence === 1);
  });
  return found;
}

/** What searches need to know about a region of a picture. */
interface PreparedRaster {
  bounds: Bounds;
  tables: readonly SumTable[];
  runs: ColorRuns;
  results: CachedResult[];
}

/** Cached, because a script that waits for a picture repeats its search while the screen stays the same. */
interface CachedResult {
  wanted: Raster;
  search: PictureSearch;
  found: readonly PictureMatch[];
}

/** Only the latest is kept: scripts search one screenshot for several pictures before they take the next. */
let latest: PreparedRaster | undefined;

function prepare(raster: Raster, bounds: Bounds): PreparedRaster {
  if (latest?.runs.raster !== raster || String(latest.bounds) !== String(bounds))
    latest = {
      bounds,
      tables: CHANNELS.map((shift) => createSumTable(raster, bounds, shift)),
      runs: countRuns(raster, bounds),
      results: [],
    };
  return latest;
}

/** Divides a picture into `rows` times `rows` parts, for comparison with tables of a stride. */
function divide(wanted: Raster, rows: number, stride: number): Part[] {
  const {width, height} = wanted;
  const tables = CHANNELS.map((shift) => createSumTable(wanted, [0, 0, width, height], shift));
  const edge = (length: number, index: number): number => Math.floor((length * index) / rows);
  return Array.from({length: rows * rows}, (_, index) => {
    const [column, row] = [index % rows, Math.floor(index / rows)];
    const bounds: Bounds = [
      edge(width, column),
      edge(height, row),
      edge(width, column + 1),
      edge(height, row + 1),
    ];
    const own = toCorners(bounds, width + 1);
    return {corners: toCorners(bounds, stride), sums: tables.map((sums) => sumAt(sums, own, 0))};
  });
}

/** The sum of the differences of all parts at an offset in the tables; it stops counting above `most`. */
function sumDifference(
  parts: readonly Part[],
  tables: readonly SumTable[],
  offset: number,
  most: number,
): number {
  let difference = 0;
  for (const part of parts) {
    difference += differenceAt(tables, part, offset);
    if (difference > most) break;
  }
  return difference;
}
