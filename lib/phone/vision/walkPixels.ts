import type {Bounds, ScreenPoint} from '../run/runEvent';

/** Order of a search: the corner it starts at and whether it goes along rows or columns first (`ori` 1 to 8). */
export interface SearchOrder {
  isByColumn: boolean;
  isFromRight: boolean;
  isFromBottom: boolean;
}

const ORDERS: readonly SearchOrder[] = [
  {isByColumn: true, isFromRight: false, isFromBottom: false},
  {isByColumn: false, isFromRight: false, isFromBottom: false},
  {isByColumn: false, isFromRight: true, isFromBottom: false},
  {isByColumn: true, isFromRight: true, isFromBottom: false},
  {isByColumn: true, isFromRight: true, isFromBottom: true},
  {isByColumn: false, isFromRight: true, isFromBottom: true},
  {isByColumn: false, isFromRight: false, isFromBottom: true},
  {isByColumn: true, isFromRight: false, isFromBottom: true},
];

/** The order that a number `ori` names; an unknown number is that of the default, 2. */
export function orderOf(ori: number): SearchOrder {
  return ORDERS[ori - 1] ?? {isByColumn: false, isFromRight: false, isFromBottom: false};
}

/** Visits the places of an area in an order until `visit` gives true; a number is how many of the line it passes over. */
export function walkPixels(
  area: Bounds,
  order: SearchOrder,
  visit: (x: number, y: number) => boolean | number,
): void {
  const [left, top, right, bottom] = area;
  const width = right - left;
  const height = bottom - top;
  const outer = order.isByColumn ? width : height;
  const inner = order.isByColumn ? height : width;
  for (let a = 0; a < outer; a++) {
    for (let b = 0; b < inner; b++) {
      const column = order.isByColumn ? a : b;
      const row = order.isByColumn ? b : a;
      const x = order.isFromRight ? right - 1 - column : left + column;
      const y = order.isFromBottom ? bottom - 1 - row : top + row;
      const answer = visit(x, y);
      if (answer === true) return;
      if (answer) b += answer;
    }
  }
}

/**
 * Gives a function that takes a place, unless it is as near as `space` to one that was taken before. It looks at the squares
 * around the place alone: in a white screen a search finds a hundred thousand.
 */
export function createSpacing(space: number): (x: number, y: number) => boolean {
  // Two places in one square of this size are near each other, so a square holds one.
  const taken = new Map<number, ScreenPoint>();
  const keyOf = (column: number, row: number): number => row * 1e6 + column;

  return (x, y) => {
    if (space <= 0) return true;
    const column = Math.floor(x / space);
    const row = Math.floor(y / space);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const other = taken.get(keyOf(column + dx, row + dy));
        if (other && Math.abs(other[0] - x) < space && Math.abs(other[1] - y) < space) return false;
      }
    }
    taken.set(keyOf(column, row), [x, y]);
    return true;
  };
}
