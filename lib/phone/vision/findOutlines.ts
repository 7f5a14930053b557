import type {Raster} from '../draw/rasterise';
import {type Bounds, isInside} from '../geometry';

export interface OutlineSearch {
  /** An edge continues where the brightness changes by more than this, from 0 to 255. */
  low: number;
  /** An edge begins where the brightness changes by more than this, from 0 to 255. */
  high: number;
  /** Whether outlines inside others are results too; by default they are not. */
  isInnerKept?: boolean;
}

/**
 * Finds connected edges, and returns the rectangles around them from top to bottom and left to right. Like Canny's detector it
 * has two thresholds, but it does not blur first: drawn screens have no noise.
 */
export function findOutlines(raster: Raster, {low, high, isInnerKept = false}: OutlineSearch): Bounds[] {
  const {width, height} = raster;
  const changes = measureChanges(raster);
  const seen = new Uint8Array(width * height);
  const boxes: Bounds[] = [];
  for (let place = 0; place < changes.length; place++)
    if (seen[place] === 0 && (changes[place] ?? 0) > high)
      boxes.push(followEdge(place, {changes, seen, low, width}));
  const kept = isInnerKept
    ? boxes
    : boxes.filter((box) => !boxes.some((other) => other !== box && isInside(box, other)));
  return kept.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The larger difference in brightness of each pixel to its left and its upper neighbour. */
function measureChanges({width, height, pixels}: Raster): Uint8Array {
  const greys = Uint8Array.from(pixels, toGrey);
  const changes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x;
      const grey = greys[place] ?? 0;
      const left = x > 0 ? Math.abs(grey - (greys[place - 1] ?? 0)) : 0;
      const above = y > 0 ? Math.abs(grey - (greys[place - width] ?? 0)) : 0;
      changes[place] = Math.max(left, above);
    }
  }
  return changes;
}

/** The brightness of a colour, from 0 to 255, with the weights of ITU-R BT.601. */
export function toGrey(color: number): number {
  return Math.round(0.299 * ((color >> 16) & 255) + 0.587 * ((color >> 8) & 255) + 0.114 * (color & 255));
}

interface EdgeMap {
  changes: Uint8Array;
  seen: Uint8Array;
  low: number;
  width: number;
}

/** Marks all pixels of an edge as seen, and returns the rectangle around them. */
function followEdge(start: number, {changes, seen, low, width}: EdgeMap): Bounds {
  const open = [start];
  seen[start] = 1;
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % width;
    const y = (place - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = place + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || seen[next] !== 0 || (changes[next] ?? 0) <= low) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return [left, top, right, bottom];
}
