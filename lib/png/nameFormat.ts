/** Where the name of a format stands, and what it is: a file says by its first bytes what it holds. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string, name: string])[] = [
  [0, '\x89PNG\r\n\x1a\n', 'PNG'],
  [0, '\xff\xd8\xff', 'JPEG'],
  [0, 'GIF8', 'GIF'],
  [8, 'WEBP', 'WebP'],
  [4, 'ftypavif', 'AVIF'],
  [4, 'ftyphei', 'HEIC'],
  [4, 'ftypmif1', 'HEIC'],
  [0, 'BM', 'BMP'],
  [0, 'II*\0', 'TIFF'],
  [0, 'MM\0*', 'TIFF'],
  [0, '%PDF', 'PDF'],
];

/** The format of a file by its first bytes; `undefined` when they are unknown. */
export function nameFormat(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(([offset, signature]) => start.startsWith(signature, offset))?.[2];
}
