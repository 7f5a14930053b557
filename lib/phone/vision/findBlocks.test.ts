import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import {findAreas, findBlocks} from './findBlocks';
import {parseColorList} from './parseFeatureString';

const picture = rasterise(
  [
    {kind: 'rect', bounds: [0, 0, 100, 60], fill: '#FFFFFF'},
    {kind: 'rect', bounds: [10, 10, 30, 30], fill: '#FF0000'},
    {kind: 'rect', bounds: [60, 20, 70, 30], fill: '#FF0000'},
    {kind: 'rect', bounds: [90, 50, 91, 51], fill: '#FF0000'},
  ],
  100,
  60,
);
const mask = {colors: parseColorList('#FF0000'), similarity: 1};

it('finds the middle of a window that holds enough pixels', () => {
  const search = {...mask, width: 20, height: 20, space: 0, max: 9};
  expect(findBlocks(picture, {...search, least: 400})).toEqual([[20, 20]]);
  expect(findBlocks(picture, {...search, least: 250})).toHaveLength(1);
  expect(findBlocks(picture, {...search, least: 401})).toEqual([]);
});

it('looks only at its area', () => {
  const search = {...mask, width: 10, height: 10, space: 0, max: 9, least: 100};
  expect(findBlocks(picture, {...search, region: [50, 0, 100, 60]})).toEqual([[65, 25]]);
});

it('gives the edges of connected areas, without specks', () => {
  expect(findAreas(picture, mask, 10)).toEqual([
    [10, 10, 30, 30],
    [60, 20, 70, 30],
  ]);
  expect(findAreas(picture, mask, 1)).toHaveLength(3);
});

it('finds nothing in a region outside of the picture', () => {
  const outside = {...mask, region: [150, 10, 190, 30] as const};
  expect(findBlocks(picture, {...outside, width: 5, height: 5, least: 1, space: 0, max: 9})).toEqual([]);
  expect(findAreas(picture, outside, 1)).toEqual([]);
});
