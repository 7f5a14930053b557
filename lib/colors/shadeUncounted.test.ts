import {expect, it} from 'vitest';
import {countColors} from '../phone/vision/findColors';
import {parseColorList} from '../phone/vision/parseFeatureString';
import {shadeUncounted} from './shadeUncounted';
import {paint, scatter} from './testing/paint';

it.each([undefined, [3, 2, 20, 9] as const])('leaves clear what is counted, in the region %j', (region) => {
  const raster = paint(30, 20, (x, y) => scatter(x, y) * 0x010101);
  const colors = parseColorList('#808080-#202020|#FFFFFF-#404040');
  const image = shadeUncounted(raster, colors, {region, similarity: 1}, 0xc0000000);
  const clear = image.filter((pixel) => pixel === 0).length;
  expect(clear).toBe(countColors(raster, colors, {region, similarity: 1}));
  expect(clear).toBeGreaterThan(0);
  expect(new Set(image)).toEqual(new Set([0, 0xc0000000]));
});
