import type {Raster} from '../phone/draw/rasterise';
import {crc32} from './crc32';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8 bits a channel, RGB, no interlacing. */
const KIND = [8, 2, 0, 0, 0];

/** Writes a picture as a PNG with exactly its colours; a canvas may change them. */
export async function encodePng({width, height, pixels}: Raster): Promise<Blob> {
  const rows = new Uint8Array((width * 3 + 1) * height);
  let at = 0;
  for (let place = 0; place < pixels.length; place++) {
    if (place % width === 0) at++;
    const color = pixels[place] ?? 0;
    rows[at++] = color >> 16;
    rows[at++] = color >> 8;
    rows[at++] = color;
  }
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')));
  const data = new Uint8Array(await packed.arrayBuffer());
  const header = [...toBytes(width), ...toBytes(height), ...KIND];
  const chunks = [toChunk('IHDR', header), toChunk('IDAT', data), toChunk('IEND', [])];
  return new Blob([new Uint8Array(SIGNATURE), ...chunks], {type: 'image/png'});
}

function toChunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length);
  chunk.set(toBytes(data.length));
  for (let index = 0; index < 4; index++) chunk[4 + index] = type.charCodeAt(index);
  chunk.set(data, 8);
  chunk.set(toBytes(crc32(chunk.subarray(4, 8 + data.length))), 8 + data.length);
  return chunk;
}

function toBytes(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
}
