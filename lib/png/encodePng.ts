import type {Raster} from '../phone/draw/rasterise';
import {PNG_SIGNATURE, toBytes, toChunk} from './pngChunks';

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
  const compressed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')));
  const data = new Uint8Array(await compressed.arrayBuffer());
  const header = [...toBytes(width), ...toBytes(height), ...KIND];
  const chunks = [toChunk('IHDR', header), toChunk('IDAT', data), toChunk('IEND', [])];
  return new Blob([new Uint8Array(PNG_SIGNATURE), ...chunks], {type: 'image/png'});
}
