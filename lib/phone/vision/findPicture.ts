import {clampBounds, type Raster} from '../draw/rasterise';
import type {Bounds} from '../run/runEvent';
import {CHANNELS, type Corners, createSumTable, type SumTable, sumAt, toCorners} from './sumTable';
import {orderOf, walkPixels} from './walkPixels';

export interface PictureSearch {
  region?: Bounds;
  /** Least similarity from 0 to 1. */
  confidence: number;
  ori: number;
  /** Most matches to give; 0 sets no limit. */
  max: number;
  /** Asked again and again; `false` ends the search with what was found. */
  mayGoOn?: () => boolean;
}

export interface PictureMatch {
  bounds: Bounds;
  /** Similarity from 0 to 1. */
  confidence: number;
}

/** Rows and columns of the parts whose sums are compared first. */
const GRID = 4;

/** A part of the wanted picture: its place there, in the tables that are searched, and the sum of each channel. */
interface Part {
  corners: Corners;
  sums: readonly number[];
}

/**
 * Finds where a picture occurs at its own size. The similarity is one less the mean difference of the channels: the
 * measure of the product is not documented.
 *
 * Sums of parts differ at most as much as their pixels do, so a place whose sums differ too much needs no look at its pixels
 * (the successive elimination algorithm of Li and Salari, 1995).
 */
export function findPicture(raster: Raster, wanted: Raster, search: PictureSearch): PictureMatch[] {
  const {confidence, ori, max, mayGoOn} = search;
  const region = clampBounds(search.region ?? [0, 0, raster.width, raster.height], raster);
  const [left, top, right, bottom] = region;
  const area: Bounds = [left, top, right - wanted.width + 1, bottom - wanted.height + 1];
  if (area[2] <= left || area[3] <= top || wanted.pixels.length === 0) return [];
  const tables = CHANNELS.map((shift) => createSumTable(raster, region, shift));
  const stride = right - left + 1;
  const whole = divide(wanted, 1, stride);
  const levels = [whole, divide(wanted, GRID, stride)];
  const farthest = (1 - confidence) * wanted.pixels.length * 765;
  const found: PictureMatch[] = [];
  walkPixels(area, orderOf(ori), (x, y) => {
    // First of all and without a new object: so most places of a screen are left.
    const place = (y - top) * stride + x - left;
    if (sumDifference(whole, tables, place, farthest) > farthest) return false;
    const bounds: Bounds = [x, y, x + wanted.width, y + wanted.height];
    const overlapped = found.findIndex((match) => overlaps(match.bounds, bounds));
    const best = found[overlapped]?.confidence ?? 0;
    const isSurplus = overlapped < 0 && max > 0 && found.length >= max;
    if (best === 1 || isSurplus) return false;
    const least = Math.max(confidence, best);
    const most = (1 - least) * wanted.pixels.length * 765;
    if (levels.some((parts) => sumDifference(parts, tables, place, most) > most)) return false;
    const similarity = measure(raster, wanted, x, y, most);
    if (mayGoOn?.() === false) return true;
    if (similarity < least || similarity === best) return false;
    const match = {bounds, confidence: similarity};
    if (overlapped < 0) found.push(match);
    else found[overlapped] = match;
    return found.length === max && found.every((one) => one.confidence === 1);
  });
  return found;
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

/** By how much the sums differ at a place, at least; it stops to count above `most`. */
function sumDifference(
  parts: readonly Part[],
  tables: readonly SumTable[],
  place: number,
  most: number,
): number {
  let difference = 0;
  for (const {corners, sums} of parts) {
    for (let channel = 0; channel < tables.length; channel++) {
      const table = tables[channel];
      if (table) difference += Math.abs(sumAt(table, corners, place) - (sums[channel] ?? 0));
      if (difference > most) return difference;
    }
  }
  return difference;
}

/** The similarity at a place, or 0 where the pixels differ by more than `most`. */
function measure(raster: Raster, wanted: Raster, x: number, y: number, most: number): number {
  let difference = 0;
  for (let row = 0; row < wanted.height; row++) {
    const start = (y + row) * raster.width + x;
    for (let column = 0; column < wanted.width; column++) {
      const a = wanted.pixels[row * wanted.width + column] ?? 0;
      const b = raster.pixels[start + column] ?? 0;
      if (a === b) continue;
      // Written out: it is most of what a search does.
      difference +=
        Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) +
        Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) +
        Math.abs((a & 255) - (b & 255));
    }
    if (difference > most) return 0;
  }
  return 1 - difference / (wanted.pixels.length * 765);
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
