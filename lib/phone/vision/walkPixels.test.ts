import {expect, it} from 'vitest';
import {isNear, orderOf, walkPixels} from './walkPixels';

/** The first two places of each order in a picture of three columns and two rows. */
function firstTwo(ori: number): string {
  const places: string[] = [];
  walkPixels([0, 0, 3, 2], orderOf(ori), (x, y) => places.push(`${x},${y}`) >= 2);
  return places.join(' ');
}

it.each([
  [1, '0,0 0,1'],
  [2, '0,0 1,0'],
  [3, '2,0 1,0'],
  [4, '2,0 2,1'],
  [5, '2,1 2,0'],
  [6, '2,1 1,1'],
  [7, '0,1 1,1'],
  [8, '0,1 0,0'],
  [99, '0,0 1,0'],
])('walks in the order %i', (ori, places) => {
  expect(firstTwo(ori)).toBe(places);
});

it('calls near what is closer in both directions', () => {
  expect([isNear([[10, 10]], 14, 6, 5), isNear([[10, 10]], 15, 10, 5)]).toEqual([true, false]);
});
