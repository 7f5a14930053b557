import {expect, it} from 'vitest';
import {
  differRaster,
  fillRaster,
  resizeRaster,
  spreadRaster,
  thresholdRaster,
  toGreyRaster,
} from './adjustRaster';
import {type Raster, rasterise} from './rasterise';

const dot = rasterise([{kind: 'rect', bounds: [2, 2, 3, 3], fill: '#FF0000'}], 5, 5);

function count(raster: Raster, color: number): number {
  return raster.pixels.filter((pixel) => pixel === color).length;
}

it('makes shades of grey, and black and white', () => {
  expect(count(toGreyRaster(dot), 0x4c4c4c)).toBe(1);
  expect(count(thresholdRaster(dot, 75), 0xffffff)).toBe(1);
  expect(count(thresholdRaster(dot, 76), 0xffffff)).toBe(0);
  expect(count(thresholdRaster(dot, 75, true), 0xffffff)).toBe(24);
});

it('thickens and thins bright areas', () => {
  const thick = spreadRaster(dot, 3, 'dilate');
  expect(count(thick, 0xff0000)).toBe(9);
  expect(spreadRaster(thick, 3, 'erode')).toEqual(dot);
});

it('fills an area without changing the picture it got', () => {
  expect(count(fillRaster(dot, [0, 0, 9, 2], 0xffffff), 0xffffff)).toBe(10);
  expect(count(dot, 0xffffff)).toBe(0);
});

it('scales by the nearest pixel', () => {
  const large = resizeRaster(dot, 10, 10);
  expect([large.width, large.height, count(large, 0xff0000)]).toEqual([10, 10, 4]);
});

it('tells how much two pictures differ', () => {
  expect(count(differRaster(dot, dot), 0)).toBe(25);
  expect(count(differRaster(dot, fillRaster(dot, [2, 2, 3, 3], 0x0f0000)), 0xf00000)).toBe(1);
});

it('fills nothing of a picture beside the area', () => {
  expect(fillRaster(dot, [-9, 0, -2, 5], 0xffffff)).toEqual(dot);
});
