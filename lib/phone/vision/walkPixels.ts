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

/** Visits all places of an area in an order until `visit` gives true. */
export function walkPixels(area: Bounds, order: SearchOrder, visit: (x: number, y: number) => boolean): void {
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
      if (visit(x, y)) return;
    }
  }
}

/** Tells whether a place is as near as `space` to one that was found before. */
export function isNear(found: readonly ScreenPoint[], x: number, y: number, space: number): boolean {
  return found.some(([fx, fy]) => Math.abs(fx - x) < space && Math.abs(fy - y) < space);
}
