import {promisify} from 'node:util';
import {deflate} from 'node:zlib';
import {PNG_SIGNATURE, toBytes, toChunk} from '../../../lib/png/pngChunks';

/** A picture without transparency: three bytes a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
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
  const known = new Map<number, number>();

  function findIndex(color: number): number {
    const found = known.get(color) ?? findNearest(color, colors);
    known.set(color, found);
    return found;
  }

  return async ({width, height, rgb}) => {
    const rows = new Uint8Array((width + 1) * height);
    let from = 0;
    let last = -1;
    let index = 0;
    for (let row = 0; row < height; row++) {
      // Each row begins with the number of its filter: none.
      const start = row * (width + 1) + 1;
      for (let to = start; to < start + width; to++) {
        const color = ((rgb[from] ?? 0) << 16) | ((rgb[from + 1] ?? 0) << 8) | (rgb[from + 2] ?? 0);
        from += 3;
        // Most pixels are as the one before them.
        if (color !== last) index = findIndex(color);
        last = color;
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
