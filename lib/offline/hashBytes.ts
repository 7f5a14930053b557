/** 96 bits of a SHA-256 are enough to tell files apart, and shorter to load than all 256. */
const BYTES = 12;

/** A name for bytes: the same in the build and in the browser. */
export async function hashBytes(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, BYTES);
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
