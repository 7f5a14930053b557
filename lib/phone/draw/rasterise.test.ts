import {expect, it} from 'vitest';
import {clampBounds, cropRaster, parseColor, rasterise} from './rasterise';
import {measureText} from './shape';

it('paints in order, inside the clip and inside the picture', () => {
  const {pixels} = rasterise(
    [
      {kind: 'rect', bounds: [-5, 0, 2, 9], fill: '#0000FF'},
      {kind: 'rect', bounds: [0, 0, 3, 2], fill: '#FF0000', clip: [1, 0, 3, 1]},
    ],
    3,
    2,
  );
  expect([...pixels]).toEqual([0x0000ff, 0xff0000, 0xff0000, 0x0000ff, 0x0000ff, 0]);
});

it('paints full circles and letters as wide as they are measured', () => {
  const circle = rasterise([{kind: 'circle', center: [5, 5], radius: 3, fill: '#FFFFFF'}], 11, 11);
  expect([circle.pixels[5 * 11 + 2], circle.pixels[5 * 11 + 1]]).toEqual([0xffffff, 0]);
  const [width, height] = measureText('HI', 2);
  const letters = rasterise([{kind: 'text', text: 'HI', at: [0, 0], scale: 2, ink: '#FFFFFF'}], 40, 20);
  const columns = [...letters.pixels].flatMap((pixel, place) => (pixel ? [place % 40] : []));
  expect([width, height, Math.min(...columns), Math.max(...columns) < width]).toEqual([22, 14, 0, true]);
});

it('cuts out what lies in the picture', () => {
  const picture = rasterise([{kind: 'rect', bounds: [1, 1, 2, 2], fill: '#00FF00'}], 3, 3);
  expect(cropRaster(picture, [1, 1, 9, 2])).toEqual({
    width: 2,
    height: 1,
    pixels: Uint32Array.of(0x00ff00, 0),
  });
  expect(clampBounds([-1, 0.4, 9, 2.6], picture)).toEqual([0, 0, 3, 3]);
});

it('gives an empty area for one that lies outside, or whose edges are swapped', () => {
  const size = {width: 3, height: 3};
  expect(clampBounds([-9, 0, -5, 2], size)).toEqual([0, 0, 0, 2]);
  expect(clampBounds([1, 7, 2, 9], size)).toEqual([1, 3, 2, 3]);
  expect(clampBounds([2, 2, 1, 1], size)).toEqual([2, 2, 2, 2]);
});

it('reads colours, and black for what is none', () => {
  expect([parseColor('#FF3B30'), parseColor('#80FF3B30'), parseColor('red')]).toEqual([
    0xff3b30, 0xff3b30, 0,
  ]);
});
