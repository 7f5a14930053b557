import {crc32} from './crc32';

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk of a PNG: its length, type, data and checksum. */
export function toChunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length);
  chunk.set(toBytes(data.length));
  for (let index = 0; index < 4; index++) chunk[4 + index] = type.charCodeAt(index);
  chunk.set(data, 8);
  chunk.set(toBytes(crc32(chunk.subarray(4, 8 + data.length))), 8 + data.length);
  return chunk;
}

/** A whole number as a PNG writes it, in four bytes. */
export function toBytes(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
}
