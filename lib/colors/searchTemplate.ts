import {toGreyRaster} from '../phone/draw/adjustRaster';
import type {Raster} from '../phone/draw/rasterise';
import type {Bounds} from '../phone/geometry';
import {findPicture, type PictureMatch} from '../phone/vision/findPicture';

export interface TemplateSearch {
  region?: Bounds | undefined;
  /** Lowest similarity that counts, from 0 to 1. */
  confidence: number;
  /** Compare colours; else shades of grey alone. */
  isInColor: boolean;
  ori: number;
}

export interface TemplateReport {
  /** The matches, in the order of the search. */
  matches: readonly PictureMatch[];
  /** The two best places, even when neither matches. */
  best: readonly PictureMatch[];
  /** The lowest similarity that was searched. */
  lookedDownTo: number;
}

/** Tried in this order, because a search for poor matches takes much longer. */
const LEVELS = [0.99, 0.97, 0.95, 0.92, 0.9, 0.85, 0.8, 0.75, 0.7];
const MAX_MATCHES = 100;

/**
 * Searches a cut picture with lower and lower similarity, until the matches of the script and the second best place are known, or
 * `shouldContinue` returns false.
 */
export function searchTemplate(
  raster: Raster,
  template: Raster,
  {region, confidence, isInColor, ori}: TemplateSearch,
  shouldContinue: () => boolean,
): TemplateReport {
  const [source, wanted] = isInColor ? [raster, template] : [toGreyRaster(raster), toGreyRaster(template)];
  let lookedDownTo = 1;
  let found: readonly PictureMatch[] = [];
  for (const level of [
    ...LEVELS.filter((one) => one > confidence),
    confidence,
    ...LEVELS.filter((one) => one < confidence),
  ]) {
    const next = findPicture(source, wanted, {
      confidence: level,
      ori,
      max: MAX_MATCHES,
      shouldContinue,
      ...(region ? {region} : {}),
    });
    if (!shouldContinue()) break;
    found = next;
    lookedDownTo = level;
    if (level <= confidence && found.length > 1) break;
  }
  const best = [...found].sort((a, b) => b.confidence - a.confidence).slice(0, 2);
  return {matches: found.filter((match) => match.confidence >= confidence), best, lookedDownTo};
}
