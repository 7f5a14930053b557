import sharp from 'sharp';
import {expect, it} from 'vitest';
import {createIndexedEncoder} from './encodeIndexed';

it('writes a picture that others read, each pixel in the nearest colour of the palette', async () => {
  const encode = createIndexedEncoder([0x000000, 0xff8000, 0xffffff]);
  const rgb = Uint8Array.from([1, 2, 3, 250, 120, 9, 255, 255, 255, 0, 0, 0, 255, 128, 0, 240, 240, 240]);
  const {data, info} = await sharp(await encode({width: 3, height: 2, rgb}))
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height, info.channels]).toEqual([3, 2, 3]);
  expect([...data]).toEqual([0, 0, 0, 255, 128, 0, 255, 255, 255, 0, 0, 0, 255, 128, 0, 255, 255, 255]);
});
