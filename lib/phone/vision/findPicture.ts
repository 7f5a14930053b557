import {intersects} from '../draw/bounds';
import {clampBounds, type Raster} from '../draw/rasterise';
import type {Bounds} from '../run/runEvent';
import {type ColorRuns, compareRuns, countEven, countRuns} from './colorRuns';
import {CHANNELS, createSumTable, differenceAt, type Part, type SumTable, sumAt, toCorners} from './sumTable';
import {orderOf, walkPixels} from './walkPixels';

export interface PictureSearch {
  region?: Bounds;
  /** Least similarity from 0 to 1. */
  confidence: number;
  ori: number;
  /** Most matches to give; 0 sets no limit. */
  max: number;
  /** Asked again and again; `false` ends the search with what was found. */
  shouldContinue?: () => boolean;
}

export interface PictureMatch {
  bounds: Bounds;
  /** Similarity from 0 to 1. */
  confidence: number;
}

/** Rows and columns of the parts whose sums are compared first. */
const GRID = 4;

/**
 * Finds where a picture occurs at its own size. The similarity is one less the mean difference of the channels: the
 * measure of the product is not documented.
 *
 * Sums of parts differ at most as much as their pixels do, so a place whose sums differ too much needs no look at its pixels
 * (the successive elimination algorithm of Li and Salari, 1995).
 */
export function findPicture(raster: Raster, wanted: Raster, search: PictureSearch): readonly PictureMatch[] {
  const region = clampBounds(search.region ?? [0, 0, raster.width, raster.height], raster);
  const [left, top, right, bottom] = region;
  const area: Bounds = [left, top, right - wanted.width + 1, bottom - wanted.height + 1];
  if (area[2] <= left || area[3] <= top || wanted.pixels.length === 0) return [];
  const prepared = prepare(raster, region);
  // Whoever may be stopped is not answered with what somebody else has found, nor the other way round.
  if (search.shouldContinue) return walk(prepared, area, wanted, search);
  const known = prepared.answers.find((answer) => isAbout(answer, wanted, search));
  if (known) return known.found;
  const found = walk(prepared, area, wanted, search);
  prepared.answers.push({wanted, search, found});
  return found;
}

function isAbout(answer: Answer, wanted: Raster, {confidence, ori, max}: PictureSearch): boolean {
  const {search, wanted: other} = answer;
  return (
    search.confidence === confidence &&
    search.ori === ori &&
    search.max === max &&
    other.width === wanted.width &&
    other.height === wanted.height &&
    other.pixels.every((pixel, index) => pixel === wanted.pixels[index])
  );
}

/** Looks at the places of an area, the first pixels of the picture. */
function walk(
  {bounds: [left, top, right, bottom], tables, runs}: Ground,
  area: Bounds,
  wanted: Raster,
  {confidence, ori, max, shouldContinue}: PictureSearch,
): PictureMatch[] {
  const stride = right - left + 1;
  const whole = divide(wanted, 1, stride);
  const parts = divide(wanted, GRID, stride);
  const wantedRuns = countRuns(wanted, [0, 0, wanted.width, wanted.height]);
  const all = wanted.pixels.length * 765;
  const farthest = Math.min((1 - confidence) * all, all - 1);
  const found: PictureMatch[] = [];
  const order = orderOf(ori);
  // By how much the sums of the whole change at most from one place to the next.
  const step = 765 * (order.isByColumn ? wanted.width : wanted.height);
  // Matches beside the line that is walked: a weak search finds hundreds, and few of them can be overlapped.
  let beside: readonly PictureMatch[] = [];
  let line = -1;
  // Up to where all places to the right differ as much as the last one that was looked at.
  let even = {y: -1, end: -1, difference: 0};
  walkPixels(area, order, (x, y) => {
    // First of all and without a new object: so most places of a screen are left.
    const place = (y - top) * stride + x - left;
    const least = sumDifference(whole, tables, place, all);
    if (least > farthest) return Math.ceil((least - farthest) / step) - 1;
    const bounds: Bounds = [x, y, x + wanted.width, y + wanted.height];
    if (line !== (order.isByColumn ? x : y)) {
      line = order.isByColumn ? x : y;
      const strip: Bounds = order.isByColumn ? [x, top, bounds[2], bottom] : [left, y, right, bounds[3]];
      beside = found.filter((match) => intersects(match.bounds, strip));
    }
    const overlapped = beside.find((match) => intersects(match.bounds, bounds));
    if (!overlapped && max > 0 && found.length >= max) return false;
    // Must be better than what it overlaps: on an even ground all places are as good as the first.
    const most = overlapped ? Math.round((1 - overlapped.confidence) * all) - 1 : farthest;
    if (least > most || sumDifference(parts, tables, place, most) > most) return false;
    if (y === even.y && x < even.end && even.difference > most) return false;
    const start = y * runs.raster.width + x;
    const difference = compareRuns(wantedRuns, runs, start, most);
    if (!order.isByColumn && !order.isFromRight)
      even = {y, end: x + countEven(wanted, runs, start), difference};
    if (shouldContinue?.() === false) return true;
    if (difference > most) return false;
    found[overlapped ? found.indexOf(overlapped) : found.length] = {bounds, confidence: 1 - difference / all};
    line = -1;
    return found.length === max && found.every((one) => one.confidence === 1);
  });
  return found;
}

/** What searches look up in a part of a picture. */
interface Ground {
  bounds: Bounds;
  tables: readonly SumTable[];
  runs: ColorRuns;
  answers: Answer[];
}

/** What a search has found: a script that waits for a picture asks again and again while the screen stays the same. */
interface Answer {
  wanted: Raster;
  search: PictureSearch;
  found: readonly PictureMatch[];
}

/** The last one: scripts look for several pictures in one screenshot, and wait while it stays the same. */
let ground: Ground | undefined;

/** Makes what searches look up, unless the last search was in the same part of the same picture. */
function prepare(raster: Raster, bounds: Bounds): Ground {
  if (ground?.runs.raster !== raster || String(ground.bounds) !== String(bounds))
    ground = {
      bounds,
      tables: CHANNELS.map((shift) => createSumTable(raster, bounds, shift)),
      runs: countRuns(raster, bounds),
      answers: [],
    };
  return ground;
}

/** Divides a picture into as many columns as rows, for tables in rows of `stride`. */
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

/** By how much the parts differ at a place in sum; it stops to count above `most`. */
function sumDifference(
  parts: readonly Part[],
  tables: readonly SumTable[],
  place: number,
  most: number,
): number {
  let difference = 0;
  for (const part of parts) {
    difference += differenceAt(tables, part, place);
    if (difference > most) break;
  }
  return difference;
}
