import {expect, it} from 'vitest';
import {CHANNELS, createSumTable, differenceAt, sumAt, toCorners} from './sumTable';

const raster = {
  width: 3,
  height: 2,
  pixels: Uint32Array.from([0x010203, 0x040506, 0, 0x0a0000, 0, 0xffffff]),
};

it('gives the sum of a channel over a rectangle', () => {
  const red = createSumTable(raster, [0, 0, 3, 2], 16);
  expect(sumAt(red, toCorners([0, 0, 3, 2], 4), 0)).toBe(1 + 4 + 10 + 255);
  expect(sumAt(red, toCorners([0, 0, 1, 1], 4), 0)).toBe(1);
  expect(sumAt(red, toCorners([1, 0, 3, 2], 4), 0)).toBe(4 + 255);
});

it('sums the same rectangle at another place', () => {
  const red = createSumTable(raster, [0, 0, 3, 2], 16);
  const pixel = toCorners([0, 0, 1, 1], 4);
  expect(sumAt(red, pixel, 1)).toBe(4);
  expect(sumAt(red, pixel, 4)).toBe(10);
});

it('counts from the corner of its area where it knows a part of the raster', () => {
  const blue = createSumTable(raster, [1, 0, 3, 2], 0);
  expect(sumAt(blue, toCorners([0, 0, 1, 1], 3), 0)).toBe(6);
  expect(sumAt(blue, toCorners([0, 0, 2, 2], 3), 0)).toBe(6 + 255);
});

it('says by how much the channels differ from a part in sum, whatever their signs', () => {
  const tables = CHANNELS.map((shift) => createSumTable(raster, [0, 0, 3, 2], shift));
  const part = {corners: toCorners([0, 0, 1, 1], 4), sums: [3, 5, 3]};
  expect(differenceAt(tables, part, 0)).toBe(2 + 3 + 0);
  expect(differenceAt(tables, part, 1)).toBe(1 + 0 + 3);
});
