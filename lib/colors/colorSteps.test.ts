import {expect, it} from 'vitest';
import {allowedSteps, safeSimilarity} from './colorSteps';

it.each([
  [1, 0],
  [0.98, 5],
  [0.95, 13],
  [0.9, 25],
])('allows at a similarity of %f as many steps as the manual says: %i', (similarity, steps) => {
  expect(allowedSteps(similarity)).toBe(steps);
});

it.each([1, 5, 12, 13, 26, 128, 255, 256])(
  'names the lowest similarity at which a place %i steps away does not match',
  (steps) => {
    const safe = safeSimilarity(steps);
    expect(allowedSteps(safe)).toBeLessThan(steps);
    if (safe > 0) expect(allowedSteps(safe - 0.01)).toBeGreaterThanOrEqual(steps);
  },
);
