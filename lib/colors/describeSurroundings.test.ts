import {expect, it} from 'vitest';
import {describeSurroundings} from './describeSurroundings';

/** What is around the middle of a picture with three columns of these colours. */
function describeMiddle(left: number, middle: number, right: number, point = middle): string {
  const row = [left, middle, right];
  const raster = {width: 3, height: 3, pixels: Uint32Array.from([...row, ...row, ...row])};
  return describeSurroundings(raster, {x: 1, y: 1, color: point}, 0.98);
}

it('tells a surface, a rim and a mix of two sides apart', () => {
  expect(describeMiddle(0x101010, 0x101010, 0x131313)).toBe('flat');
  expect(describeMiddle(0x101010, 0x101010, 0xf0f0f0)).toBe('edge');
  expect(describeMiddle(0x101010, 0x808080, 0xf0f0f0)).toBe('softened');
});

it('takes neither a third colour nor one between two that are alike for a mix', () => {
  expect(describeMiddle(0x404040, 0x20ff20, 0xa0a0a0)).toBe('edge');
  expect(describeMiddle(0x404040, 0x4a4a4a, 0x545454)).toBe('edge');
});

it('says where the picture has another colour at the place', () => {
  expect(describeMiddle(0x101010, 0x101010, 0x101010, 0xf0f0f0)).toBe('elsewhere');
});
