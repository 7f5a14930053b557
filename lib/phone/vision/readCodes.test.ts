import {expect, it} from 'vitest';
import {resizeRaster} from '../draw/adjustRaster';
import {rasterise} from '../draw/rasterise';
import type {ScenePicture} from '../scene/scene';
import {readCodes} from './readCodes';

const ticket: ScenePicture = {
  width: 24,
  height: 24,
  shapes: [
    {kind: 'rect', bounds: [0, 0, 24, 24], fill: '#FFFFFF'},
    {kind: 'rect', bounds: [4, 4, 12, 12], fill: '#000000'},
    {kind: 'rect', bounds: [16, 8, 20, 20], fill: '#000000'},
  ],
  code: {value: 'TICKET-4711', format: 256, type: 7},
};
const plain: ScenePicture = {
  width: 4,
  height: 4,
  shapes: [{kind: 'rect', bounds: [0, 0, 4, 4], fill: '#FF0000'}],
};
const pictures = {ticket, plain};
const drawn = rasterise([...ticket.shapes], 24, 24);

it('reads the drawings that are codes, with their places', () => {
  expect(readCodes(drawn, pictures)).toEqual([{...ticket.code, bounds: [0, 0, 24, 24]}]);
});

it('reads a code at half its size', () => {
  expect(readCodes(resizeRaster(drawn, 12, 12), pictures)).toEqual([
    {...ticket.code, bounds: [0, 0, 12, 12]},
  ]);
});

it('reads nothing outside of the area or where no code is', () => {
  expect(readCodes(drawn, pictures, [0, 0, 20, 20])).toEqual([]);
  expect(readCodes(rasterise([], 40, 40), pictures)).toEqual([]);
});

it('reads a code at half its size also where that is no whole number of pixels', () => {
  const odd = {...ticket, width: 25, height: 25};
  const half = resizeRaster(rasterise([...odd.shapes], 25, 25), 13, 13);
  expect(readCodes(half, {odd}).map(({value}) => value)).toEqual(['TICKET-4711']);
});
