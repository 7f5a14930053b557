import {promisify} from 'node:util';
import {deflate} from 'node:zlib';
import {PNG_SIGNATURE, toBytes, toChunk} from '../../../lib/png/pngChunks';

/** A picture without transparency: four bytes a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const compress = promisify(deflate);

/** 8 bits a pixel, which name a colour of the palette; no interlacing. */
const KIND = [8, 3, 0, 0, 0];

/**
 * Makes an encoder of pictures in few colours, at most 256, as PNG files; each pixel takes the nearest. Half the time of a
 * quantiser, which looks for the colours of each picture anew.
 */
export function createIndexedEncoder(colors: readonly number[]): (picture: Picture) => Promise<Buffer> {
  const palette = toChunk('PLTE', colors.flatMap(toChannels));
  // Of the four bytes of a pixel as one number.
  const known = new Map<number, number>();

  function findIndex(pixel: number): number {
    const found = known.get(pixel) ?? findNearest(toColor(pixel), colors);
    known.set(pixel, found);
    return found;
  }

  return async ({width, height, rgba}) => {
    const pixels = toPixels(rgba);
    const rows = new Uint8Array((width + 1) * height);
    let from = 0;
    let last = 0;
    let index = findIndex(last);
    for (let row = 0; row < height; row++) {
      // Each row begins with the number of its filter: none.
      const start = row * (width + 1) + 1;
      for (let to = start; to < start + width; to++) {
        const pixel = pixels[from++] ?? 0;
        // Most pixels are as the one before them.
        if (pixel !== last) index = findIndex(pixel);
        last = pixel;
        rows[to] = index;
      }
    }
    const header = toChunk('IHDR', [...toBytes(width), ...toBytes(height), ...KIND]);
    return Buffer.concat([
      Uint8Array.from(PNG_SIGNATURE),
      header,
      palette,
      toChunk('IDAT', await compress(rows)),
      toChunk('IEND', []),
    ]);
  };
}

/** One number a pixel, which is read at once, in the order of bytes that this machine has. */
function toPixels(rgba: Uint8Array): Int32Array {
  const bytes = rgba.byteOffset % Int32Array.BYTES_PER_ELEMENT === 0 ? rgba : rgba.slice();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT);
}

/** The colour of a pixel, 0xrrggbb. */
function toColor(pixel: number): number {
  const [red = 0, green = 0, blue = 0] = new Uint8Array(Int32Array.of(pixel).buffer);
  return (red << 16) | (green << 8) | blue;
}

function findNearest(color: number, colors: readonly number[]): number {
  const distances = colors.map((other) => measureDistance(color, other));
  return distances.indexOf(Math.min(...distances));
}

function measureDistance(one: number, other: number): number {
  const channels = toChannels(other);
  return toChannels(one).reduce((sum, value, index) => sum + (value - (channels[index] ?? 0)) ** 2, 0);
}

function toChannels(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}
