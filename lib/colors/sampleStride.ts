/**
 * How many pixels to step by for at least `samples` of a picture. It is odd, because the width of most screens is even: an even
 * step would look at some columns alone.
 */
export function sampleStride(pixels: ArrayLike<number>, samples: number): number {
  return Math.max(1, Math.floor(pixels.length / samples)) | 1;
}
