import {countEdits} from './countEdits';
import {findNearest} from './findNearest';

/** Those of the three nearest known names that differ from a name in at most this share of its letters. */
export function findSimilar(name: string, known: readonly string[], maxChanged: number): string[] {
  return findNearest(name, known).filter((near) => countEdits(name, near) <= name.length * maxChanged);
}
