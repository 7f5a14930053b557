import type {Bounds, ScreenPoint} from '../phone/geometry';

/** Neighbouring hits: one thing on the screen that matches at several of its pixels. */
export interface HitArea {
  bounds: Bounds;
  hits: number;
  /** The hit that comes first in the order of the search. */
  first: ScreenPoint;
}

/** Joins hits that are at most `reach` pixels apart, in the order of the search. */
export function groupHits(hits: readonly ScreenPoint[], reach: number): HitArea[] {
  const cells = new Map<string, number[]>();
  const cellOf = (value: number): number => Math.floor(value / reach);
  for (const [index, [x, y]] of hits.entries()) {
    const key = `${cellOf(x)},${cellOf(y)}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  const isSeen = hits.map(() => false);

  function neighbours([x, y]: ScreenPoint): number[] {
    const found: number[] = [];
    for (let column = -1; column <= 1; column++)
      for (let row = -1; row <= 1; row++)
        for (const other of cells.get(`${cellOf(x) + column},${cellOf(y) + row}`) ?? []) {
          const [ox, oy] = hits[other] ?? [x, y];
          if (!isSeen[other] && Math.abs(ox - x) <= reach && Math.abs(oy - y) <= reach) found.push(other);
        }
    return found;
  }

  const areas: HitArea[] = [];
  for (const [index, first] of hits.entries()) {
    if (isSeen[index]) continue;
    let bounds: Bounds = [first[0], first[1], first[0] + 1, first[1] + 1];
    const waiting: ScreenPoint[] = [first];
    let count = 0;
    isSeen[index] = true;
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      const [x, y] = place;
      count++;
      bounds = [
        Math.min(bounds[0], x),
        Math.min(bounds[1], y),
        Math.max(bounds[2], x + 1),
        Math.max(bounds[3], y + 1),
      ];
      for (const other of neighbours(place)) {
        isSeen[other] = true;
        const next = hits[other];
        if (next) waiting.push(next);
      }
    }
    areas.push({bounds, hits: count, first});
  }
  return areas;
}
