import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import {toRectangles} from './toRectangles';

it('joins pixels of one colour to areas that cover the picture once', () => {
  const picture = rasterise([{kind: 'rect', bounds: [1, 1, 3, 3], fill: '#00ff00'}], 4, 4);
  expect(toRectangles(picture)).toEqual([
    {x: 0, y: 0, width: 4, height: 1, color: 0},
    {x: 0, y: 1, width: 1, height: 2, color: 0},
    {x: 1, y: 1, width: 2, height: 2, color: 0x00ff00},
    {x: 3, y: 1, width: 1, height: 2, color: 0},
    {x: 0, y: 3, width: 4, height: 1, color: 0},
  ]);
});

it('gives no area for a picture without pixels', () => {
  expect(toRectangles(rasterise([], 0, 0))).toEqual([]);
});
