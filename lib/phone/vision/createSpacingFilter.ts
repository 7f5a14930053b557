import type {ScreenPoint} from '../geometry';

/**
 * Makes a filter that accepts a point unless it is closer than `space` to one accepted before. Points are kept by grid cell, so
 * that each is compared with few others: on a white screen a search finds a hundred thousand.
 */
export function createSpacingFilter(space: number): (x: number, y: number) => boolean {
  // Two points in one cell would be too close, so each cell has at most one.
  const accepted = new Map<number, ScreenPoint>();
  const keyOf = (column: number, row: number): number => row * 1e6 + column;

  return (x, y) => {
    if (space <= 0) return true;
    const column = Math.floor(x / space);
    const row = Math.floor(y / space);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const other = accepted.get(keyOf(column + dx, row + dy));
        if (other && Math.abs(other[0] - x) < space && Math.abs(other[1] - y) < space) return false;
      }
    }
    accepted.set(keyOf(column, row), [x, y]);
    return true;
  };
}
