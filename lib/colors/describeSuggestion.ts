import type {PointSuggestion} from './suggestPoints';

/** Says in words how good the suggested points are. */
export function describeSuggestion({points, margin}: PointSuggestion): string {
  if (points.length === 0)
    return 'No pixel of this rectangle is the same in all pictures that must match. Draw another.';
  if (margin === 0)
    return 'This rectangle has no pattern that is found nowhere else. Draw a larger one, or one around something that differs.';
  return `${points.length} points suggested: every other place is more than ${margin} steps away.`;
}
