import {type ColorPoint, parseFeatureString} from '../phone/vision/parseFeatureString';
import {MAX_POINTS} from './colorSetup';

/** Larger than any coordinate on a screen. */
const FARTHEST = 100_000;

/** Parses a feature string from outside; `undefined` when it is none, or has coordinates that no screen has. */
export function readPoints(text: string): readonly ColorPoint[] | undefined {
  try {
    const points = parseFeatureString(text);
    const isSane = points.every(({x, y}) => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST);
    return isSane && points.length <= MAX_POINTS ? points : undefined;
  } catch {
    return undefined;
  }
}
