import {PngError} from './pngError';
import type {PngChunks} from './readChunks';

const OPAQUE = 0xff;

/** How many values a pixel has, by the colour type. */
const CHANNELS: Readonly<Record<number, number>> = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4};

export interface RowReader {
  bitsPerPixel: number;
  /** Writes the pixels of a row as `0xrrggbb` to `pixels`, from `start` on, each `step` further. */
  read: (row: Uint8Array, count: number, pixels: Uint32Array, start: number, step: number) => void;
  /** Tells whether a pixel so far was not opaque. */
  hasTransparency: () => boolean;
}

/** Makes what turns the bytes of rows into colours. Of 16 bits the upper 8 count, as in an 8-bit screenshot. */
export function createRowReader({header, palette, transparency}: PngChunks): RowReader {
  const {bitDepth, colorType} = header;
  const channels = CHANNELS[colorType] ?? 1;
  const bytes = bitDepth / 8;
  let isTransparent = false;

  /** The value of a sample at its full depth. */
  const sampleAt = (row: Uint8Array, index: number): number => {
    if (bitDepth === 8) return row[index] ?? 0;
    if (bitDepth === 16) return ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
    const bit = index * bitDepth;
    return ((row[bit >> 3] ?? 0) >> (8 - bitDepth - (bit & 7))) & ((1 << bitDepth) - 1);
  };
  const toByte = bitDepth === 16 ? 1 / 256 : 255 / ((1 << bitDepth) - 1);
  const key = readKey(colorType, transparency);

  function readGrey(row: Uint8Array, index: number): number {
    const sample = sampleAt(row, index * channels);
    if (sample === key[0] && key.length === 1) isTransparent = true;
    return Math.floor(sample * toByte) * 0x010101;
  }

  function readIndexed(row: Uint8Array, index: number): number {
    const place = sampleAt(row, index);
    const [red, green, blue] = palette?.subarray(place * 3, place * 3 + 3) ?? [];
    if (red === undefined || green === undefined || blue === undefined)
      throw new PngError(`A pixel names the colour ${place} of the palette, which has none such.`);
    if ((transparency?.[place] ?? OPAQUE) < OPAQUE) isTransparent = true;
    return (red << 16) | (green << 8) | blue;
  }

  function readRgb(row: Uint8Array, index: number): number {
    const at = index * channels * bytes;
    if (
      key.length === 3 &&
      key.every((value, channel) => value === sampleAt(row, index * channels + channel))
    )
      isTransparent = true;
    return ((row[at] ?? 0) << 16) | ((row[at + bytes] ?? 0) << 8) | (row[at + 2 * bytes] ?? 0);
  }

  const readPixel = colorType === 3 ? readIndexed : channels < 3 ? readGrey : readRgb;
  const hasAlpha = channels === 2 || channels === 4;

  return {
    bitsPerPixel: channels * bitDepth,
    hasTransparency: () => isTransparent,
    read(row, count, pixels, start, step) {
      for (let index = 0, to = start; index < count; index++, to += step) {
        pixels[to] = readPixel(row, index);
        if (hasAlpha && (row[(index * channels + channels - 1) * bytes] ?? OPAQUE) < OPAQUE)
          isTransparent = true;
      }
    },
  };
}

/** The one colour that `tRNS` makes transparent, as samples at full depth. */
function readKey(colorType: number, transparency: Uint8Array | undefined): number[] {
  const length = colorType === 0 ? 1 : colorType === 2 ? 3 : 0;
  if (!transparency || transparency.length < length * 2) return [];
  return Array.from(
    {length},
    (_, index) => ((transparency[index * 2] ?? 0) << 8) | (transparency[index * 2 + 1] ?? 0),
  );
}
