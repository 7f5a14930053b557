import {expect, it} from 'vitest';
import {createSumTable} from './sumTable';

const raster = {
  width: 3,
  height: 2,
  pixels: Uint32Array.from([0x010203, 0x040506, 0, 0x0a0000, 0, 0xffffff]),
};

it('gives the sum of a channel over a rectangle', () => {
  const red = createSumTable(raster, [0, 0, 3, 2], 16);
  expect(red(0, 0, 3, 2)).toBe(1 + 4 + 10 + 255);
  expect(red(0, 0, 1, 1)).toBe(1);
  expect(red(1, 0, 3, 2)).toBe(4 + 255);
});

it('counts in the coordinates of the raster where it knows a part of it', () => {
  const blue = createSumTable(raster, [1, 0, 3, 2], 0);
  expect(blue(1, 0, 2, 1)).toBe(6);
  expect(blue(1, 0, 3, 2)).toBe(6 + 255);
});
