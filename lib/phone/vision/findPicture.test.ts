import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import type {Shape} from '../draw/shape';
import {findPicture} from './findPicture';

const ICON: Shape[] = [
  {kind: 'rect', bounds: [0, 0, 12, 12], fill: '#2FB36D'},
  {kind: 'rect', bounds: [4, 2, 8, 10], fill: '#FFFFFF'},
];
const icon = rasterise(ICON, 12, 12);

function move(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind !== 'rect') return shape;
  const [l, t, r, b] = shape.bounds;
  return {...shape, bounds: [l + dx, t + dy, r + dx, b + dy]};
}

const ground: Shape = {kind: 'rect', bounds: [0, 0, 100, 80], fill: '#F4F8F7'};
const screen = rasterise(
  [ground, ...ICON.map((shape) => move(shape, 60, 5)), ...ICON.map((shape) => move(shape, 10, 40))],
  100,
  80,
);

it('finds every place, in the order of the search, with its edges', () => {
  const found = findPicture(screen, icon, {confidence: 0.95, ori: 2, max: 0});
  expect(found.map(({bounds}) => bounds)).toEqual([
    [60, 5, 72, 17],
    [10, 40, 22, 52],
  ]);
  expect(found[0]?.confidence).toBe(1);
});

it('keeps to its area and to the number that is wanted', () => {
  expect(findPicture(screen, icon, {confidence: 0.95, ori: 2, max: 1})).toHaveLength(1);
  const region = [0, 30, 100, 80] as const;
  expect(findPicture(screen, icon, {confidence: 0.95, ori: 2, max: 0, region})).toHaveLength(1);
});

it('finds nothing where the picture is not, or does not fit', () => {
  const empty = rasterise([ground], 100, 80);
  expect(findPicture(empty, icon, {confidence: 0.9, ori: 2, max: 0})).toEqual([]);
  expect(findPicture(icon, screen, {confidence: 0.9, ori: 2, max: 0})).toEqual([]);
});

it('finds a picture of one colour at the first place of an area of that colour', () => {
  const plain = rasterise([{kind: 'rect', bounds: [0, 0, 40, 40], fill: '#F4F8F7'}], 40, 40);
  expect(findPicture(screen, plain, {confidence: 1, ori: 2, max: 1})).toEqual([
    {bounds: [0, 0, 40, 40], confidence: 1},
  ]);
});

it('prefers the better of two places that overlap', () => {
  const almost = move({kind: 'rect', bounds: [0, 0, 12, 12], fill: '#2FB36D'}, 30, 20);
  const picture = rasterise([ground, almost, ...ICON.map((shape) => move(shape, 33, 21))], 100, 80);
  expect(findPicture(picture, icon, {confidence: 0.8, ori: 2, max: 0})).toEqual([
    {bounds: [33, 21, 45, 33], confidence: 1},
  ]);
});
