import {clampBounds, type Raster} from '../draw/rasterise';
import type {Bounds} from '../run/runEvent';
import {orderOf, walkPixels} from './walkPixels';

export interface PictureSearch {
  region?: Bounds;
  /** Least similarity from 0 to 1. */
  confidence: number;
  ori: number;
  /** Most matches to give; 0 sets no limit. */
  max: number;
}

export interface PictureMatch {
  bounds: Bounds;
  /** Similarity from 0 to 1. */
  confidence: number;
}

const SAMPLES = 48;

/**
 * Finds where a picture occurs at its own size. The similarity is one less the mean difference of the channels: the
 * measure of the product is not documented.
 */
export function findPicture(raster: Raster, wanted: Raster, search: PictureSearch): PictureMatch[] {
  const {confidence, ori, max} = search;
  const [left, top, right, bottom] = clampBounds(
    search.region ?? [0, 0, raster.width, raster.height],
    raster,
  );
  const area: Bounds = [left, top, right - wanted.width + 1, bottom - wanted.height + 1];
  if (area[2] <= left || area[3] <= top || wanted.pixels.length === 0) return [];
  const found: PictureMatch[] = [];
  const samples = chooseSamples(wanted);
  walkPixels(area, orderOf(ori), (x, y) => {
    if (measure(raster, wanted, x, y, confidence, samples) < confidence) return false;
    const similarity = measure(raster, wanted, x, y, confidence);
    const bounds: Bounds = [x, y, x + wanted.width, y + wanted.height];
    if (similarity < confidence) return false;
    const overlapped = found.findIndex((match) => overlaps(match.bounds, bounds));
    if (overlapped < 0) found.push({bounds, confidence: similarity});
    else if ((found[overlapped]?.confidence ?? 1) < similarity)
      found[overlapped] = {bounds, confidence: similarity};
    return false;
  });
  return max > 0 ? found.slice(0, max) : found;
}

/** Places of a picture that tell it apart soonest: first those that differ most from the average. */
function chooseSamples({pixels}: Raster): Int32Array {
  const step = Math.max(1, Math.floor(pixels.length / (SAMPLES * 8)));
  const places = Array.from({length: Math.ceil(pixels.length / step)}, (_, index) => index * step);
  const mean = places.reduce((sum, place) => sum + brightness(pixels[place] ?? 0), 0) / places.length;
  const difference = (place: number): number => Math.abs(brightness(pixels[place] ?? 0) - mean);
  places.sort((a, b) => difference(b) - difference(a));
  return Int32Array.from([...places.slice(0, SAMPLES / 2), ...places.slice(-SAMPLES / 2)]);
}

function brightness(color: number): number {
  return ((color >> 16) & 255) + ((color >> 8) & 255) + (color & 255);
}

function measure(
  raster: Raster,
  wanted: Raster,
  x: number,
  y: number,
  least: number,
  samples?: Int32Array,
): number {
  const count = samples?.length ?? wanted.pixels.length;
  const most = (1 - least) * count * 765;
  let difference = 0;
  for (let index = 0; index < count; index++) {
    const place = samples ? (samples[index] ?? 0) : index;
    const row = Math.floor(place / wanted.width);
    const a = wanted.pixels[place] ?? 0;
    const b = raster.pixels[(y + row) * raster.width + x + (place - row * wanted.width)] ?? 0;
    if (a !== b)
      difference +=
        Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) +
        Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) +
        Math.abs((a & 255) - (b & 255));
    if (difference > most) return 0;
  }
  return 1 - difference / (count * 765);
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
