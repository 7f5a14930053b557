import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import type {Shape} from '../draw/shape';
import {colorAt, compareColors, countColors, findColors} from './findColors';
import {parseColorList, parseFeatureString} from './parseFeatureString';

const DOTS: Shape[] = [
  {kind: 'rect', bounds: [0, 0, 60, 40], fill: '#FFFFFF'},
  {kind: 'rect', bounds: [10, 10, 12, 12], fill: '#FF0000'},
  {kind: 'rect', bounds: [40, 10, 42, 12], fill: '#FF0000'},
  {kind: 'rect', bounds: [10, 30, 12, 32], fill: '#F80000'},
];
const picture = rasterise(DOTS, 60, 40);
const general = {similarity: 1, ori: 2, space: 5, max: 99};

it('gives the anchor of each place where all points match, in the order of the search', () => {
  const points = parseFeatureString('100,100,#FF0000|100,99,#FFFFFF');
  expect(findColors(picture, {...general, points})).toEqual([
    [10, 10],
    [40, 10],
  ]);
  expect(findColors(picture, {...general, points, ori: 3})[0]).toEqual([41, 10]);
  expect(findColors(picture, {...general, points, max: 1})).toHaveLength(1);
});

it('counts matches closer together than the space as one', () => {
  const points = parseFeatureString('0,0,#FF0000');
  expect(findColors(picture, {...general, points})).toHaveLength(2);
  expect(findColors(picture, {...general, points, space: 1})).toHaveLength(8);
});

it('accepts what the similarity or the tolerance of a point allows', () => {
  expect(findColors(picture, {...general, points: parseFeatureString('0,0,#FF0000-#080000')})).toHaveLength(
    3,
  );
  expect(
    findColors(picture, {...general, points: parseFeatureString('0,0,#FF0000'), similarity: 0.97}),
  ).toHaveLength(3);
});

it('looks for the anchor in its area alone', () => {
  const points = parseFeatureString('0,0,#FF0000|30,0,#FF0000');
  expect(findColors(picture, {...general, points, region: [0, 0, 20, 20]})).toEqual([[10, 10]]);
});

it('counts pixels of any of the colours', () => {
  expect(countColors(picture, parseColorList('#FF0000|#F80000'), {similarity: 1})).toBe(12);
  expect(countColors(picture, parseColorList('#FF0000'), {similarity: 1, region: [0, 0, 11, 40]})).toBe(2);
});

it('tells the share of points that match at their own places', () => {
  expect(
    compareColors(picture, parseFeatureString('10,10,#FF0000|11,11,#FF0000|0,0,#FFFFFF|1,1,#000000'), 1),
  ).toBe(0.75);
});

it('cuts the tolerance of a comparison off, where a search rounds it', () => {
  const points = parseFeatureString('10,10,#F20000');
  expect(compareColors(picture, points, 0.95)).toBe(0);
  expect(findColors(picture, {...general, points, similarity: 0.95})).toHaveLength(3);
});

it('knows no colour outside of the picture', () => {
  expect(colorAt(picture, 60, 0)).toBeUndefined();
  expect(colorAt(picture, 10, 10)).toBe(0xff0000);
});
