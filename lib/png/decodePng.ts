import type {Raster} from '../phone/draw/rasterise';
import {createByteSource} from './createByteSource';
import {createRowReader} from './createRowReader';
import {nameFormat} from './nameFormat';
import {listPasses} from './passes';
import {PngError} from './pngError';
import {readChunks} from './readChunks';
import {unfilterRow} from './unfilterRow';

/** What a reader should know of how a picture was read. */
export type PngNote = '16-bit' | 'profile' | 'transparent';

export interface DecodedPng {
  raster: Raster;
  notes: readonly PngNote[];
}

interface PngLimits {
  /** Largest file, in bytes. */
  bytes: number;
  /** Most pixels: 7680 × 4320, a screen of 8K, and a little more. */
  pixels: number;
}

const PNG_LIMITS: PngLimits = {bytes: 64 * 1024 * 1024, pixels: 36_000_000};

/**
 * Reads a PNG as it is stored: colour profiles and gamma change nothing, as they change nothing in what a script sees. Rows are
 * decompressed as they come, so a file that grows to more than its size needs is given up at once. Throws a `PngError`.
 */
export async function decodePng(file: Uint8Array<ArrayBuffer>, limits = PNG_LIMITS): Promise<DecodedPng> {
  const format = nameFormat(file);
  if (format !== 'PNG')
    throw new PngError(`This is ${format ? `a ${format} file` : 'no picture file that is known here'}.`);
  if (file.length > limits.bytes)
    throw new PngError(
      `The file has ${file.length.toLocaleString('en')} bytes; at most ${limits.bytes.toLocaleString('en')} are read.`,
    );
  const chunks = readChunks(file);
  const {width, height, bitDepth} = chunks.header;
  if (width * height > limits.pixels)
    throw new PngError(
      `The picture has ${width} × ${height} pixels; at most ${limits.pixels.toLocaleString('en')} are read.`,
    );
  const reader = createRowReader(chunks);
  const raster: Raster = {width, height, pixels: new Uint32Array(width * height)};
  const distance = Math.max(1, reader.bitsPerPixel >> 3);
  const source = createByteSource(chunks.data);
  try {
    for (const pass of listPasses(chunks.header)) {
      const length = Math.ceil((pass.width * reader.bitsPerPixel) / 8);
      // A row begins with the number of its filter. The two buffers change places: a row is stored against the one above.
      let above = new Uint8Array(length + 1);
      let row = new Uint8Array(length + 1);
      for (let index = 0; index < pass.height; index++) {
        const y = pass.top + index * pass.stepY;
        const filled = source.fill(row);
        if (!(filled === true || (await filled)))
          throw new PngError(`The picture is cut off: its data end at row ${y} of ${height}.`);
        unfilterRow(row[0] ?? 0, row.subarray(1), above.subarray(1), distance);
        reader.read(row.subarray(1), pass.width, raster.pixels, y * width + pass.left, pass.stepX);
        [above, row] = [row, above];
      }
    }
    if (await source.hasMore())
      throw new PngError(`The file unpacks to more than a picture of ${width} × ${height} pixels needs.`);
  } finally {
    source.close();
  }
  const notes: PngNote[] = [];
  if (bitDepth === 16) notes.push('16-bit');
  if (chunks.hasProfile) notes.push('profile');
  if (reader.hasTransparency()) notes.push('transparent');
  return {raster, notes};
}
