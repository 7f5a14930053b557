import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** The compressed copies of a file, which a server sends as they are; one that would not be smaller is missing. */
export interface CompressedCopies {
  br?: Buffer;
  gz?: Buffer;
}

/** What compresses well; pictures and archives are compressed already. */
const TEXTS = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.md',
  '.txt',
  '.xml',
  '.svg',
  '.wasm',
  '.webmanifest',
]);

export interface CompressOptions {
  /** 0 to 11; the best by default. */
  brotliQuality?: number;
  /** 1 to 9; the best by default. */
  gzipLevel?: number;
}

/** Compresses a file of a build by its extension, such as `.html`. The same content always gives the same bytes. */
export function compressFile(
  content: Buffer,
  extension: string,
  {
    brotliQuality = constants.BROTLI_MAX_QUALITY,
    gzipLevel = constants.Z_BEST_COMPRESSION,
  }: CompressOptions = {},
): CompressedCopies {
  if (!TEXTS.has(extension)) return {};
  const br = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gz = gzipSync(content, {level: gzipLevel});
  return {
    ...(br.length < content.length && {br}),
    ...(gz.length < content.length && {gz}),
  };
}
