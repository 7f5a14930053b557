import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {deflateSync} from 'node:zlib';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {decodePng} from './decodePng';
import {encodePng} from './encodePng';
import {PngError} from './pngError';
import {headerBytes, joinChunks, makePng, type PngRecipe} from './testing/makePng';

const PALETTE = Uint8Array.from({length: 256 * 3}, (_, index) => (index * 37) & 255);

/** A value that looks random and is always the same. */
function scatter(x: number, y: number, channel: number): number {
  return ((x * 73856093) ^ (y * 19349663) ^ (channel * 83492791)) >>> 3;
}

/** What sharp, another decoder, makes of a file: 8 bits a channel, alpha left away, transparent pixels as they are. */
async function readWithSharp(file: Uint8Array): Promise<Uint32Array> {
  const {data, info} = await sharp(file).toColourspace('srgb').raw().toBuffer({resolveWithObject: true});
  const {width, height, channels} = info;
  return Uint32Array.from({length: width * height}, (_, place) => {
    const at = (channel: number): number => data[place * channels + (channels < 3 ? 0 : channel)] ?? 0;
    return (at(0) << 16) | (at(1) << 8) | at(2);
  });
}

const KINDS: [colorType: number, bitDepth: number][] = [
  ...[1, 2, 4, 8].flatMap((depth): [number, number][] => [
    [0, depth],
    [3, depth],
  ]),
  [2, 8],
  [4, 8],
  [6, 8],
];

it.each(KINDS.flatMap(([type, depth]) => [false, true].map((lace) => [type, depth, lace] as const)))(
  'reads colour type %i with %i bits, interlaced: %s, as sharp does',
  async (colorType, bitDepth, isInterlaced) => {
    const recipe: PngRecipe = {
      width: 61,
      height: 43,
      colorType,
      bitDepth,
      isInterlaced,
      parts: 3,
      sample: (x, y, channel) => scatter(x, y, channel) & ((1 << bitDepth) - 1),
      ...(colorType === 3 ? {extra: [['PLTE', PALETTE.subarray(0, 3 << bitDepth)]]} : {}),
    };
    const file = makePng(recipe);
    const {raster} = await decodePng(file);
    expect([raster.width, raster.height]).toEqual([61, 43]);
    expect(raster.pixels).toEqual(await readWithSharp(file));
  },
);

it.each([0, 2, 4, 6])('of 16 bits a channel takes the upper eight, colour type %i', async (colorType) => {
  const sample = (x: number, y: number, channel: number): number => scatter(x, y, channel) & 0xffff;
  const {raster, notes} = await decodePng(makePng({width: 9, height: 5, bitDepth: 16, colorType, sample}));
  const channels = colorType === 2 || colorType === 6 ? [0, 1, 2] : [0, 0, 0];
  const expected = Array.from({length: 45}, (_, place) =>
    channels.reduce(
      (color, channel) => (color << 8) | (sample(place % 9, Math.floor(place / 9), channel) >> 8),
      0,
    ),
  );
  expect([...raster.pixels]).toEqual(expected);
  expect(notes).toContain('16-bit');
});

it('leaves colour profiles out of account, and says that there is one', async () => {
  const gamma: [string, Uint8Array] = ['gAMA', Uint8Array.of(0, 1, 0x86, 0xa0)];
  const {raster, notes} = await decodePng(makePng({width: 2, height: 2, sample: () => 100, extra: [gamma]}));
  expect([...raster.pixels]).toEqual([0x646464, 0x646464, 0x646464, 0x646464]);
  expect(notes).toEqual(['profile']);
});

it.each<[string, Partial<PngRecipe>]>([
  ['alpha', {colorType: 6, sample: (_x, _y, channel) => (channel === 3 ? 128 : 9)}],
  ['a transparent colour', {extra: [['tRNS', Uint8Array.of(0, 9, 0, 9, 0, 9)]]}],
  ['a transparent grey', {colorType: 0, extra: [['tRNS', Uint8Array.of(0, 9)]]}],
  [
    'a palette with alpha',
    {
      colorType: 3,
      extra: [
        ['PLTE', PALETTE],
        ['tRNS', new Uint8Array(10)],
      ],
    },
  ],
])('says that a picture with %s is transparent', async (_case, recipe) => {
  const {notes} = await decodePng(makePng({width: 3, height: 3, sample: () => 9, ...recipe}));
  expect(notes).toEqual(['transparent']);
});

it.each([
  [1, 1],
  [1, 20_000],
  [20_000, 1],
  [3, 2],
])('reads a picture of %i × %i, interlaced too', async (width, height) => {
  for (const isInterlaced of [false, true]) {
    const file = makePng({
      width,
      height,
      isInterlaced,
      sample: (x, y, channel) => scatter(x, y, channel) & 255,
    });
    expect((await decodePng(file)).raster.pixels).toEqual(await readWithSharp(file));
  }
});

it('writes what it and sharp read again', async () => {
  const {raster} = await decodePng(
    makePng({width: 40, height: 30, sample: (x, y, c) => scatter(x, y, c) & 255}),
  );
  const file = new Uint8Array(await (await encodePng(raster)).arrayBuffer());
  expect((await decodePng(file)).raster).toEqual(raster);
  expect(await readWithSharp(file)).toEqual(raster.pixels);
});

it('reads a screen of 4K in under two seconds on a busy machine', async () => {
  const pixels = Buffer.alloc(3840 * 2160 * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index >> 4) & 255;
  const file = new Uint8Array(
    await sharp(pixels, {raw: {width: 3840, height: 2160, channels: 3}})
      .png()
      .toBuffer(),
  );
  const before = process.cpuUsage();
  await decodePng(file);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});

const small = makePng({width: 8, height: 8, sample: () => 7});
const HEADER = {width: 8, height: 8, bitDepth: 8, colorType: 2, isInterlaced: false};
const END: [string, Uint8Array] = ['IEND', new Uint8Array(0)];

function withByte(offset: number, value: number): Uint8Array<ArrayBuffer> {
  const changed = small.slice();
  changed[offset] = value;
  return changed;
}

it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  ['an empty file', new Uint8Array(0), /no picture file/],
  ['a text', new TextEncoder().encode('<svg onload="alert(1)">'), /no picture file/],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), /JPEG/],
  ['a WebP', new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 '), /WebP/],
  ['a GIF', new TextEncoder().encode('GIF89a'), /GIF/],
  ['a signature alone', small.slice(0, 8), /cut off at byte 8/],
  ['half a file', small.slice(0, 50), /cut off/],
  ['a flipped bit', withByte(45, 99), /checksum of its part IDAT/],
  ['a wrong checksum of the header', withByte(29, small[29] === 1 ? 2 : 1), /checksum of its part IHDR/],
  ['a length beyond the file', withByte(8, 0x7f), /cut off/],
  ['no size', joinChunks([['IHDR', headerBytes({...HEADER, width: 0})], END]), /size is 0/],
  ['no picture', joinChunks([['IHDR', headerBytes(HEADER)], END]), /IDAT is missing/],
  ['nine bits', joinChunks([['IHDR', headerBytes({...HEADER, bitDepth: 9})], END]), /9 bits/],
  ['a short header', joinChunks([['IHDR', new Uint8Array(3)], END]), /3 bytes instead of 13/],
  ['no header', joinChunks([END]), /begins with IEND/],
  [
    'a part that is needed and unknown',
    joinChunks([['IHDR', headerBytes(HEADER)], ['EVIL', new Uint8Array(1)], END]),
    /EVIL/,
  ],
  [
    'rows that are missing',
    joinChunks([['IHDR', headerBytes(HEADER)], ['IDAT', deflateSync(Buffer.alloc(30))], END]),
    /end at row 1 of 8/,
  ],
  [
    'data that are not compressed',
    joinChunks([['IHDR', headerBytes(HEADER)], ['IDAT', new Uint8Array(50).fill(9)], END]),
    /damaged/,
  ],
  ['an unknown filter', makePng({width: 2, height: 2, filter: 9, sample: () => 0}), /filter 9/],
  ['no palette', makePng({width: 2, height: 2, colorType: 3, sample: () => 0}), /palette/],
  [
    'a colour beyond the palette',
    makePng({width: 2, height: 2, colorType: 3, sample: () => 5, extra: [['PLTE', PALETTE.subarray(0, 6)]]}),
    /colour 5/,
  ],
  [
    'more than the size needs',
    makePng({width: 2, height: 2, sample: () => 0, surplus: 99}),
    /unpacks to more/,
  ],
])('refuses %s with a sentence', async (_case, file, message) => {
  await expect(decodePng(file)).rejects.toThrow(PngError);
  await expect(decodePng(file)).rejects.toThrow(message);
});

it('refuses a picture of a billion pixels before it takes memory for it', async () => {
  const file = joinChunks([
    ['IHDR', headerBytes({...HEADER, width: 40_000, height: 40_000})],
    ['IDAT', deflateSync(Buffer.alloc(9))],
    END,
  ]);
  await expect(decodePng(file)).rejects.toThrow('40000 × 40000');
});

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

it('gives up a file that unpacks to gigabytes as soon as its picture is complete', async () => {
  // 64 MB of zeros stand for more: what is compressed is 64 KB.
  const file = makePng({width: 8, height: 8, filter: 0, sample: () => 0, surplus: 64 * 1024 * 1024});
  // Else what is freed of the zeros meanwhile would hide as much that is decompressed.
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  await expect(decodePng(file)).rejects.toThrow('unpacks to more');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
});

it('refuses a file that is too large', async () => {
  await expect(decodePng(small, {bytes: 10, pixels: 99})).rejects.toThrow('at most 10');
  const wide = makePng({width: 2000, height: 1, sample: () => 0});
  await expect(decodePng(wide, {bytes: 9999, pixels: 1000})).rejects.toThrow('at most 1,000');
});
