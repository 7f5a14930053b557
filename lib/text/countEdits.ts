/** Letters to add, leave out, replace, or swap with their neighbour until one word is the other (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped = column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
