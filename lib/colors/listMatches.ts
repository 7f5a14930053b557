import type {Bounds} from '../phone/geometry';
import type {PictureReport} from './createColorService';

/** Lists the rectangles to mark in a picture: what was found, or the points that have their colours. */
export function listMatches(
  report: PictureReport,
  points: readonly {x: number; y: number}[],
): readonly Bounds[] {
  if (report.task === 'find') return report.areas.map(({bounds}) => bounds);
  if (report.task === 'picture') return report.matches.map(({bounds}) => bounds);
  if (report.task === 'count') return [];
  return points.flatMap(({x, y}, index) => (report.fits[index] ? [[x, y, x + 1, y + 1] as const] : []));
}
