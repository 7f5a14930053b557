/** Edges in pixels of the screen: left, top, right, bottom; the right and bottom edge lie outside. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export type ScreenPoint = readonly [x: number, y: number];

/** The middle of a rectangle, rounded down to whole pixels as the product does. */
export function centerOf([left, top, right, bottom]: Bounds): ScreenPoint {
  return [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)];
}

/** Whether a point lies in a rectangle. */
export function contains([left, top, right, bottom]: Bounds, [x, y]: ScreenPoint): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

/** Whether two rectangles share a pixel. */
export function intersects(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether `inner` lies wholly in `outer`; two equal rectangles lie in each other. */
export function isInside(inner: Bounds, outer: Bounds): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}
