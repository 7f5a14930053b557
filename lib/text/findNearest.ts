/** The three known names with the fewest edits (Levenshtein) from a name that is not known. */
export function findNearest(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({candidate, distance: countEdits(name, candidate)}))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

function countEdits(from: string, to: string): number {
  let previous = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (character === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
