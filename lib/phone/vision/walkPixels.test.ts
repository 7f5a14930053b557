import {expect, it} from 'vitest';
import {orderOf, walkPixels} from './walkPixels';

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

it('passes over as many places of a line as it is told, and goes on in the next', () => {
  const places: string[] = [];
  walkPixels([0, 0, 4, 3], orderOf(2), (x, y) => {
    places.push(`${x},${y}`);
    return y === 0 ? x : 9;
  });
  expect(places).toEqual(['0,0', '1,0', '3,0', '0,1', '0,2']);
});
