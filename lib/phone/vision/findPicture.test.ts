import {expect, it} from 'vitest';
import {paint, scatter} from '../../colors/testing/paint';
import {cropRaster, type Raster, rasterise} from '../draw/rasterise';
import type {Shape} from '../draw/shape';
import {findPicture, type PictureMatch, type PictureSearch} from './findPicture';
import {orderOf, walkPixels} from './walkPixels';

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

it('prefers by the smallest difference there is, and takes nothing for its opposite', () => {
  const row = {width: 3, height: 1, pixels: Uint32Array.of(0x101012, 0x101011, 0x101011)};
  const wanted = {width: 2, height: 1, pixels: Uint32Array.of(0x101010, 0x101010)};
  const [found] = findPicture(row, wanted, {confidence: 0.9, ori: 2, max: 0});
  expect(found?.bounds).toEqual([1, 0, 3, 1]);
  const white = {...row, pixels: Uint32Array.of(0xffffff, 0xffffff, 0xffffff)};
  const black = {...wanted, pixels: new Uint32Array(2)};
  expect(findPicture(white, black, {confidence: 0, ori: 2, max: 0})).toEqual([]);
});

it('answers a question that it was asked before, and no other, without a look', () => {
  const ask = (change: Partial<PictureSearch>, wanted: Raster = icon): string[] =>
    findPicture(screen, wanted, {confidence: 0.95, ori: 2, max: 0, ...change}).map(({bounds}) =>
      String(bounds),
    );
  const both = ask({});
  expect(both).toHaveLength(2);
  expect(ask({})).toEqual(both);
  expect(ask({max: 1})).toEqual(both.slice(0, 1));
  expect(ask({ori: 7})).toEqual([...both].reverse());
  expect(ask({region: [0, 30, 100, 80]})).toEqual(both.slice(1));
  expect(ask({confidence: 0.3}).length).toBeGreaterThan(2);
  expect(ask({}, {...icon, pixels: icon.pixels.map((pixel) => pixel ^ 0xffffff)})).toEqual([]);
  expect(ask({}, cropRaster(icon, [0, 0, 12, 11]))).not.toEqual(both);
  expect(ask({shouldContinue: () => false})).toEqual([]);
  expect(ask({})).toEqual(both);
});

/** The same, place by place and without a short cut. */
function findPlainly(raster: Raster, wanted: Raster, {confidence, ori, max, region}: PictureSearch) {
  const [left, top, right, bottom] = region ?? [0, 0, raster.width, raster.height];
  const found: PictureMatch[] = [];
  walkPixels([left, top, right - wanted.width + 1, bottom - wanted.height + 1], orderOf(ori), (x, y) => {
    const [endX, endY] = [x + wanted.width, y + wanted.height];
    const difference = wanted.pixels.reduce((sum, a, index) => {
      const column = index % wanted.width;
      const b = raster.pixels[(y + (index - column) / wanted.width) * raster.width + x + column] ?? 0;
      const channels = [16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)));
      return channels.reduce((total, channel) => total + channel, sum);
    }, 0);
    const match: PictureMatch = {
      bounds: [x, y, endX, endY],
      confidence: 1 - difference / (wanted.pixels.length * 765),
    };
    const overlapped = found.findIndex(({bounds: [l, t, r, b]}) => l < endX && x < r && t < endY && y < b);
    const best = found[overlapped]?.confidence ?? 0;
    if (match.confidence < confidence || match.confidence <= best) return false;
    if (overlapped >= 0) found[overlapped] = match;
    else if (max === 0 || found.length < max) found.push(match);
    return false;
  });
  return found;
}

/** Even areas with some specks, or specks alone. */
function paintScreen(seed: number): Raster {
  const isEven = seed % 3 > 0;
  return paint(44, 36, (x, y) => {
    const ground = (scatter(x >> 3, y >> 3, seed) & 3) * 0x55 * (seed % 2 ? 0x010101 : 0x010001);
    return isEven && scatter(x, y, seed) % 29 > 0 ? ground : scatter(x, y, seed + 1) * 0x010203;
  });
}

it.each(Array.from({length: 16}, (_, seed) => seed))(
  'finds what a walk without short cuts does, picture %i',
  (seed) => {
    const raster = paintScreen(seed);
    const [left, top] = [scatter(seed, 1, 1) % 28, scatter(seed, 2, 1) % 24];
    const part = cropRaster(raster, [left, top, left + 9 + (seed % 7), top + 11]);
    const wanted = paint(part.width, part.height, (x, y) => {
      const color = part.pixels[y * part.width + x] ?? 0;
      return scatter(x, y, 7) % 9 === 0 && seed % 4 > 0 ? color ^ 0x3f3f3f : color;
    });
    for (const confidence of [0, 0.6, 0.8, 1]) {
      const region = seed % 5 === 0 ? {region: [3, 2, 40, 33] as const} : {};
      const search = {confidence, ori: 1 + (seed % 8), max: [0, 1, 3][seed % 3] ?? 0, ...region};
      expect(findPicture(raster, wanted, search)).toEqual(findPlainly(raster, wanted, search));
    }
  },
);

it.each([1, 2, 3, 7, 8])('finds on an even ground what a walk without short cuts does, order %i', (ori) => {
  const raster = paint(40, 30, (x, y) => (y > 25 && x > 30 ? 0x806020 : 0xc0d0e0));
  const wanted = paint(7, 9, (x, y) => (x + y === 9 ? 0xc0d0f0 : 0xc0d0e4));
  for (const max of [0, 4]) {
    const search = {confidence: 0.9, ori, max};
    const found = findPicture(raster, wanted, search);
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(findPlainly(raster, wanted, search));
  }
});
