import {expect, it} from 'vitest';
import {cropRaster} from '../phone/draw/rasterise';
import {searchTemplate} from './searchTemplate';
import {fill, paint, scatter} from './testing/paint';

const raster = paint(160, 120, (x, y) => scatter(x >> 2, y >> 2) * 0x010101);
fill(raster, [20, 20, 40, 40], 0xf5b301);
fill(raster, [100, 80, 120, 100], 0xf5b301);
fill(raster, [105, 85, 115, 95], 0xffffff);
const coin = cropRaster(raster, [20, 20, 40, 40]);
const search = {confidence: 0.9, isInColor: true, ori: 2};

it('gives the best and the second best place with their scores', () => {
  const {matches, best} = searchTemplate(raster, coin, search, () => true);
  expect(matches).toEqual([{bounds: [20, 20, 40, 40], confidence: 1}]);
  expect(best.map(({bounds}) => bounds)).toEqual([
    [20, 20, 40, 40],
    [100, 80, 120, 100],
  ]);
  expect(best[1]?.confidence).toBeGreaterThan(0.8);
});

it('compares shades of grey alone when it is told to', () => {
  const grey = {...coin, pixels: coin.pixels.map(() => 0xb7b7b7)};
  expect(searchTemplate(raster, grey, search, () => true).matches).toEqual([]);
  const {matches} = searchTemplate(raster, grey, {...search, isInColor: false, confidence: 0.98}, () => true);
  expect(matches).toHaveLength(1);
});

it('ends when it has taken long enough, and says how far it looked', () => {
  let asked = 0;
  const {lookedDownTo} = searchTemplate(raster, coin, search, () => asked++ < 3);
  expect(lookedDownTo).toBeGreaterThan(0.9);
});
