import type {Raster} from '@site/lib/phone/draw/rasterise';

const OPAQUE = 0xff000000;

/** Makes a bitmap for a canvas. Pixels are never read back from it, because some browsers alter them. */
export function toBitmap({width, height, pixels}: Raster): Promise<ImageBitmap> {
  const image = new ImageData(width, height);
  const bytes = new Uint32Array(image.data.buffer);
  // The bytes are in the order red, green, blue, alpha, and all processors that browsers run on are little-endian.
  for (let at = 0; at < pixels.length; at++) {
    const color = pixels[at] ?? 0;
    bytes[at] = OPAQUE | ((color & 255) << 16) | (color & 0xff00) | (color >> 16);
  }
  return createImageBitmap(image);
}
