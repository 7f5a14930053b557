import type {Bounds} from '../geometry';

/** Order of a search: the corner at which it starts, and whether it goes along rows or columns (`ori` 1 to 8). */
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

/** The order of a number `ori`; for an unknown number that of the default, 2. */
export function orderOf(ori: number): SearchOrder {
  return ORDERS[ori - 1] ?? {isByColumn: false, isFromRight: false, isFromBottom: false};
}

/** Visits the pixels of an area in an order until `visit` returns true; a returned number skips that many pixels of the line. */
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
