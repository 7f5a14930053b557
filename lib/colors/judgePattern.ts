import type {Raster} from '../phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '../phone/geometry';
import {findColors} from '../phone/vision/findColors';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {allowedSteps} from './colorSteps';
import {groupHits, type HitArea} from './groupHits';
import {rankRivals} from './rankRivals';

export interface PatternSearch {
  points: readonly ColorPoint[];
  region?: Bounds | undefined;
  similarity: number;
  ori: number;
  space: number;
}

export interface PatternJudgement {
  hits: readonly ScreenPoint[];
  /** There may be more: the search stopped at `MAX_HITS`. */
  isCut: boolean;
  areas: readonly HitArea[];
  /** The difference of the place outside the first area that is closest to a match, in steps; `NEVER` when there is none. */
  rivalSteps: number;
  rival: ScreenPoint | undefined;
  /** For each point: the difference of the closest rival without it, and how many more places would match. */
  without: readonly {steps: number; matches: number}[];
}

/** The search stops here, because more hits give no further insight. */
const MAX_HITS = 500;

/** Searches a pattern, and measures how well it differs from everything else in the picture. */
export function judgePattern(raster: Raster, search: PatternSearch): PatternJudgement {
  const {points, region, similarity, ori, space} = search;
  const hits = findColors(raster, {
    points,
    similarity,
    ori,
    space,
    max: MAX_HITS,
    ...(region ? {region} : {}),
  });
  const areas = groupHits(hits, Math.max(2, space * 2));
  const wanted = areas[0] ? [widen(areas[0].bounds, space)] : [];
  const allowed = allowedSteps(similarity);
  const {steps, place, without} = rankRivals(raster, {points, region, allowed, except: wanted});
  return {hits, isCut: hits.length === MAX_HITS, areas, rivalSteps: steps, rival: place, without};
}

function widen([left, top, right, bottom]: Bounds, by: number): Bounds {
  return [left - by, top - by, right + by, bottom + by];
}
