import {PngError} from './pngError';

/**
 * Undoes the filter of a row in its place. `above` is the row before it in the same pass, or zeros; `distance` is how many
 * bytes the pixel to the left is away.
 */
export function unfilterRow(filter: number, row: Uint8Array, above: Uint8Array, distance: number): void {
  if (filter === 1) {
    for (let i = distance; i < row.length; i++) row[i] = (row[i] ?? 0) + (row[i - distance] ?? 0);
  } else if (filter === 2) {
    for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) + (above[i] ?? 0);
  } else if (filter === 3) {
    for (let i = 0; i < row.length; i++) {
      const left = i < distance ? 0 : (row[i - distance] ?? 0);
      row[i] = (row[i] ?? 0) + ((left + (above[i] ?? 0)) >> 1);
    }
  } else if (filter === 4) {
    for (let i = 0; i < row.length; i++) {
      const left = i < distance ? 0 : (row[i - distance] ?? 0);
      const corner = i < distance ? 0 : (above[i - distance] ?? 0);
      row[i] = (row[i] ?? 0) + predict(left, above[i] ?? 0, corner);
    }
  } else if (filter !== 0) {
    throw new PngError(`A row of the picture names the filter ${filter}, which PNG does not know.`);
  }
}

/** The predictor of Paeth: whichever neighbour is nearest to left + above - corner. */
function predict(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - corner - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
