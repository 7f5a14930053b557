import sharp from 'sharp';
import {expect, it} from 'vitest';
import {createIndexedEncoder} from './encodeIndexed';

it('writes a picture that others read, each pixel in the nearest colour of the palette', async () => {
  const encode = createIndexedEncoder([0x000000, 0xff8000, 0xffffff]);
  const colors = [0x010203, 0xfa7809, 0xffffff, 0x000000, 0xff8000, 0xf0f0f0];
  const rgba = Uint8Array.from(
    colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]),
  );
  const {data, info} = await sharp(await encode({width: 3, height: 2, rgba}))
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height, info.channels]).toEqual([3, 2, 3]);
  expect([...data]).toEqual([0, 0, 0, 255, 128, 0, 255, 255, 255, 0, 0, 0, 255, 128, 0, 255, 255, 255]);
});
