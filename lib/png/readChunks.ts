import {crc32} from './crc32';
import {PngError} from './pngError';

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum of a chunk. */
const FRAME_LENGTH = 12;

export interface PngHeader {
  width: number;
  height: number;
  bitDepth: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  colorType: number;
  isInterlaced: boolean;
}

export interface PngChunks {
  header: PngHeader;
  palette?: Uint8Array;
  /** The data of `tRNS`: an alpha value for each colour of the palette, or the one colour that is transparent. */
  transparency?: Uint8Array;
  hasProfile: boolean;
  /** The compressed picture, in its parts. */
  data: readonly Uint8Array[];
}

/** Which bit depths go with which colour type. */
const BIT_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const UNDERSTOOD = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const PROFILES = new Set(['iCCP', 'gAMA', 'cHRM', 'cICP']);

/** Takes the file apart and checks each part; throws a `PngError` that names what is broken. */
export function readChunks(file: Uint8Array): PngChunks {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const data: Uint8Array[] = [];
  let header: PngHeader | undefined;
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  let hasProfile = false;
  let offset = SIGNATURE_LENGTH;
  for (let type = ''; type !== 'IEND'; ) {
    if (offset + FRAME_LENGTH > file.length)
      throw new PngError(`The file is cut off at byte ${file.length}.`);
    const length = view.getUint32(offset);
    type = String.fromCharCode(...file.subarray(offset + 4, offset + 8));
    if (!/^[A-Za-z]{4}$/.test(type)) throw new PngError(`The file is damaged at byte ${offset}.`);
    const end = offset + 8 + length;
    if (end + 4 > file.length)
      throw new PngError(`The file is cut off at byte ${file.length}, within its part ${type}.`);
    if (crc32(file.subarray(offset + 4, end)) !== view.getUint32(end))
      throw new PngError(`The file is damaged: the checksum of its part ${type} is wrong.`);
    const content = file.subarray(offset + 8, end);
    if (!header && type !== 'IHDR') throw new PngError(`The file begins with ${type} instead of IHDR.`);
    if (type === 'IHDR') header = readHeader(content);
    else if (type === 'PLTE') palette = content;
    else if (type === 'tRNS') transparency = content;
    else if (type === 'IDAT') data.push(content);
    else if (PROFILES.has(type)) hasProfile = true;
    else if (/^[A-Z]/.test(type) && !UNDERSTOOD.has(type))
      throw new PngError(`The file needs its part ${type}, which is not part of a PNG.`);
    offset = end + 4;
  }
  if (!header || data.length === 0)
    throw new PngError('The file holds no picture: its part IDAT is missing.');
  if (header.colorType === 3 && (!palette || palette.length === 0 || palette.length % 3 !== 0))
    throw new PngError('The palette of the picture is missing or broken.');
  return {
    header,
    hasProfile,
    data,
    ...(palette ? {palette} : {}),
    ...(transparency ? {transparency} : {}),
  };
}

function readHeader(content: Uint8Array): PngHeader {
  if (content.length !== 13) throw new PngError(`IHDR has ${content.length} bytes instead of 13.`);
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bitDepth, colorType] = [view.getUint8(8), view.getUint8(9)];
  if (width === 0 || height === 0) throw new PngError(`The size is ${width} × ${height}.`);
  if (!BIT_DEPTHS[colorType]?.includes(bitDepth))
    throw new PngError(`Colour type ${colorType} with ${bitDepth} bits is not one that PNG knows.`);
  if (view.getUint8(10) !== 0 || view.getUint8(11) !== 0 || view.getUint8(12) > 1)
    throw new PngError('The compression, filter or interlacing is not one that PNG knows.');
  return {width, height, bitDepth, colorType, isInterlaced: view.getUint8(12) === 1};
}
