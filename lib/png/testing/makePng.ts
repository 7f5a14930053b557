import {deflateSync} from 'node:zlib';
import {crc32} from '../crc32';
import {listPasses} from '../passes';
import type {PngHeader} from '../readChunks';

const CHANNELS: Readonly<Record<number, number>> = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4};

export interface PngRecipe {
  width: number;
  height: number;
  bitDepth?: number;
  colorType?: number;
  isInterlaced?: boolean;
  /** The value of a sample, at full depth. */
  sample: (x: number, y: number, channel: number) => number;
  /** The filter of each row, from 0 to 4; else they take turns. */
  filter?: number;
  /** Chunks between IHDR and IDAT. */
  extra?: readonly [type: string, data: Uint8Array][];
  /** Bytes that the compressed data hold beyond the picture. */
  surplus?: number;
  /** Into how many IDAT chunks the data are cut. */
  parts?: number;
}

/** Writes a PNG of any kind, for tests: slowly, but with all filters. */
export function makePng({
  width,
  height,
  bitDepth = 8,
  colorType = 2,
  isInterlaced = false,
  ...rest
}: PngRecipe): Uint8Array<ArrayBuffer> {
  const header = {width, height, bitDepth, colorType, isInterlaced};
  const compressed = deflateSync(Buffer.concat([...packRows(header, rest), Buffer.alloc(rest.surplus ?? 0)]));
  const size = Math.ceil(compressed.length / (rest.parts ?? 1));
  const parts = Array.from({length: rest.parts ?? 1}, (_, index) =>
    compressed.subarray(index * size, (index + 1) * size),
  );
  return joinChunks([
    ['IHDR', headerBytes(header)],
    ...(rest.extra ?? []),
    ...parts.map((part): [string, Uint8Array] => ['IDAT', part]),
    ['IEND', new Uint8Array(0)],
  ]);
}

/** Puts signature, chunks and checksums together. */
export function joinChunks(
  chunks: readonly (readonly [type: string, data: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const parts = chunks.flatMap(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return [frame.subarray(0, 4), body, frame.subarray(4)];
  });
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

/** The content of the IHDR chunk. */
export function headerBytes({width, height, bitDepth, colorType, isInterlaced}: PngHeader): Uint8Array {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  return bytes;
}

function packRows(header: PngHeader, {sample, filter}: Pick<PngRecipe, 'sample' | 'filter'>): Uint8Array[] {
  const {bitDepth, colorType} = header;
  const channels = CHANNELS[colorType] ?? 1;
  const distance = Math.max(1, (channels * bitDepth) >> 3);
  let count = 0;
  return listPasses(header).flatMap(({left, top, stepX, stepY, width, height}) => {
    let above = Buffer.alloc(Math.ceil((width * channels * bitDepth) / 8));
    return Array.from({length: height}, (_, row) => {
      const plain = Buffer.alloc(above.length);
      for (let column = 0; column < width; column++)
        for (let channel = 0; channel < channels; channel++)
          put(
            plain,
            column * channels + channel,
            bitDepth,
            sample(left + column * stepX, top + row * stepY, channel),
          );
      const kind = filter ?? count++ % 5;
      const filtered = plain.map((value, index) => value - predictByte(kind, plain, above, index, distance));
      above = plain;
      return Buffer.concat([Buffer.from([kind]), filtered]);
    });
  });
}

function put(row: Buffer, index: number, bitDepth: number, value: number): void {
  if (bitDepth === 16) row.writeUInt16BE(value, index * 2);
  else if (bitDepth === 8) row[index] = value;
  else {
    const bit = index * bitDepth;
    row[bit >> 3] = (row[bit >> 3] ?? 0) | (value << (8 - bitDepth - (bit & 7)));
  }
}

function predictByte(filter: number, row: Buffer, aboveRow: Buffer, index: number, distance: number): number {
  const left = row[index - distance] ?? 0;
  const above = aboveRow[index] ?? 0;
  const corner = aboveRow[index - distance] ?? 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
