import type {ColorPoint, ColorRange} from '../phone/vision/parseFeatureString';

/** Writes a colour as `#RRGGBB`. */
export function formatColor(color: number): string {
  return `#${color.toString(16).padStart(6, '0').toUpperCase()}`;
}

/** Writes points as the feature string that `parseFeatureString` reads. */
export function formatPoints(points: readonly ColorPoint[]): string {
  return points.map((point) => `${point.x},${point.y},${formatRange(point)}`).join('|');
}

/** Writes the colours of points, each once, as the list that counts take. */
export function formatColors(points: readonly ColorPoint[]): string {
  return [...new Set(points.map(formatRange))].join('|');
}

function formatRange({color, tolerance}: ColorRange): string {
  return tolerance === undefined ? formatColor(color) : `${formatColor(color)}-${formatColor(tolerance)}`;
}
