import sharp from 'sharp';
import {expect, it} from 'vitest';
import {createColorFinder} from './createColorFinder';
import {encodeIndexed, overlay} from './encodeIndexed';

const COLORS = [0x000000, 0xff8000, 0xffffff];

it('writes a picture that others read, each pixel in the nearest colour of the palette', async () => {
  const found = [0x010203, 0xfa7809, 0xffffff, 0x000000, 0xff8000, 0xf0f0f0];
  const rgba = Uint8Array.from(found.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]));
  const indexes = createColorFinder(COLORS)(rgba);
  const {data, info} = await sharp(await encodeIndexed({width: 3, height: 2, indexes}, COLORS))
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height, info.channels]).toEqual([3, 2, 3]);
  expect([...data]).toEqual([0, 0, 0, 255, 128, 0, 255, 255, 255, 0, 0, 0, 255, 128, 0, 255, 255, 255]);
});

it('lays a picture over another at its place, and leaves the other as it was', () => {
  const under = {width: 4, height: 3, indexes: new Uint8Array(12)};
  const over = {width: 2, height: 2, indexes: Uint8Array.of(1, 2, 3, 4)};
  expect([...overlay(under, over, {left: 1, top: 1}).indexes]).toEqual([0, 0, 0, 0, 0, 1, 2, 0, 0, 3, 4, 0]);
  expect([...under.indexes]).toEqual(Array(12).fill(0));
});
