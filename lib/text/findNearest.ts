import {countEdits} from './countEdits';

/** The three known names with the fewest edits from a name that is not known. */
export function findNearest(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({candidate, distance: countEdits(name, candidate)}))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
