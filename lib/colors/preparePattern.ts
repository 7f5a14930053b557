import type {Raster} from '../phone/draw/rasterise';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {NEVER, stepsAt} from './colorSteps';

/** The difference of point `index` in steps when the anchor is at a place. */
export type Distance = (index: number, x: number, y: number) => number;

/**
 * Prepares a pattern for a pass over all places of a picture. Whatever can be computed once is, because a pass needs millions of
 * distances.
 */
export function preparePattern(raster: Raster, points: readonly ColorPoint[]): Distance {
  const {width, height, pixels} = raster;
  const [{x: x0, y: y0} = {x: 0, y: 0}] = points;
  const dx = Int32Array.from(points, ({x}) => x - x0);
  const dy = Int32Array.from(points, ({y}) => y - y0);
  const colors = Int32Array.from(points, ({color}) => color);
  const isOwn = points.map(({tolerance}) => tolerance !== undefined);
  return (index, x, y) => {
    const column = x + (dx[index] ?? 0);
    const row = y + (dy[index] ?? 0);
    if (column < 0 || row < 0 || column >= width || row >= height) return NEVER;
    const point = points[index];
    if (isOwn[index] && point) return stepsAt(raster, point, column, row);
    const found = pixels[row * width + column] ?? 0;
    const color = colors[index] ?? 0;
    if (found === color) return 0;
    const red = Math.abs((found >> 16) - (color >> 16));
    const green = Math.abs(((found >> 8) & 255) - ((color >> 8) & 255));
    const blue = Math.abs((found & 255) - (color & 255));
    return Math.max(red, green, blue);
  };
}
