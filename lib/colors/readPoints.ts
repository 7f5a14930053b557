import {type ColorPoint, parseFeatureString} from '../phone/vision/parseFeatureString';
import {MAX_POINTS} from './colorSetup';

/** Farther than any screen reaches. */
const FARTHEST = 100_000;

/** Reads a feature string of outside; `undefined` when it is none, or goes beyond what a screen has. */
export function readPoints(text: string): readonly ColorPoint[] | undefined {
  try {
    const points = parseFeatureString(text);
    const isSane = points.every(({x, y}) => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST);
    return isSane && points.length <= MAX_POINTS ? points : undefined;
  } catch {
    return undefined;
  }
}
