import fc from 'fast-check';
import {expect} from 'vitest';
import {property} from '../../tests/fuzz/property';
import {crc32} from './crc32';
import {type DecodedPng, decodePng} from './decodePng';
import {encodePng} from './encodePng';
import {PngError} from './pngError';
import {makePng, type PngRecipe} from './testing/makePng';

const LIMITS = {bytes: 100_000, pixels: 20_000};
const KINDS: readonly Partial<PngRecipe>[] = [
  {colorType: 0, bitDepth: 1},
  {colorType: 0, bitDepth: 16},
  {colorType: 2, bitDepth: 8},
  {colorType: 4, bitDepth: 8},
  {colorType: 6, bitDepth: 16, isInterlaced: true},
  {colorType: 3, bitDepth: 4, extra: [['PLTE', Uint8Array.from({length: 48}, (_, index) => index)]]},
];
const FILES = KINDS.map((kind) => makePng({width: 9, height: 7, sample: (x, y) => (x + y) % 2, ...kind}));

property(
  'a picture is read as it was written',
  fc.tuple(
    fc.integer({min: 1, max: 20}),
    fc.array(fc.integer({min: 0, max: 0xffffff}), {minLength: 1, maxLength: 60}),
  ),
  async ([width, colors]) => {
    const height = Math.ceil(colors.length / width);
    const pixels = Uint32Array.from({length: width * height}, (_, place) => colors[place] ?? 0);
    const file = await encodePng({width, height, pixels});
    const {raster, notes} = await decodePng(new Uint8Array(await file.arrayBuffer()));
    expect(raster).toEqual({width, height, pixels});
    expect(notes).toEqual([]);
  },
);

/** Bytes as hexadecimal digits, which JSON keeps. */
const bytes = (most: number) =>
  fc.uint8Array({maxLength: most}).map((array) => Buffer.from(array).toString('hex'));

const damages = fc.record({
  file: fc.nat(FILES.length - 1),
  edits: fc.array(fc.tuple(fc.nat(400), fc.nat(4), bytes(4)), {minLength: 1, maxLength: 4}),
  /** Whether the checksums are those of the damaged file, so that more of it is read. */
  isSealed: fc.boolean(),
});

property(
  'a damaged picture is read, or an error says what is broken',
  damages,
  async ({file, edits, isSealed}) => {
    const damaged = edits.reduce(
      (content, [place, lost, put]) => {
        const at = place % content.length;
        return Buffer.concat([content.subarray(0, at), Buffer.from(put, 'hex'), content.subarray(at + lost)]);
      },
      Buffer.from(FILES[file] ?? []),
    );
    await expectRead(isSealed ? seal(damaged) : damaged);
  },
);

property(
  'any bytes with the first ones of a PNG are read, or an error says what is broken',
  bytes(200),
  async (content) => {
    await expectRead(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(content, 'hex')]));
    await expectRead(Buffer.from(content, 'hex'));
  },
);

async function expectRead(file: Uint8Array): Promise<void> {
  const decoded = await decodePng(new Uint8Array(file), LIMITS).catch((error: unknown) => {
    expect(error).toBeInstanceOf(PngError);
  });
  if (decoded) expectWhole(decoded);
}

function expectWhole({raster: {width, height, pixels}}: DecodedPng): void {
  expect(pixels.length).toBe(width * height);
  expect(pixels.every((color) => color <= 0xffffff)).toBe(true);
}

/** Writes the right checksum behind each part that is still whole. */
function seal(file: Buffer): Buffer {
  const sealed = Buffer.from(file);
  for (let at = 8; at + 12 <= sealed.length; ) {
    const end = at + 8 + sealed.readUInt32BE(at);
    if (end + 4 > sealed.length) break;
    sealed.writeUInt32BE(crc32(sealed.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return sealed;
}
