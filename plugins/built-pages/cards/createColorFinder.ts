import {toChannels} from './toChannels';

/**
 * Makes a function that maps opaque RGBA pixels to the nearest of at most 256 colours. It takes half the time of a quantiser, which
 * computes a palette for each picture.
 */
export function createColorFinder(colors: readonly number[]): (rgba: Uint8Array) => Uint8Array {
  // By the four bytes of a pixel, read as one number.
  const known = new Map<number, number>();

  function findIndex(pixel: number): number {
    const found = known.get(pixel) ?? findNearest(toColor(pixel), colors);
    known.set(pixel, found);
    return found;
  }

  return (rgba) => {
    const pixels = toPixels(rgba);
    const indexes = new Uint8Array(pixels.length);
    let last = 0;
    let index = findIndex(last);
    for (let place = 0; place < pixels.length; place++) {
      const pixel = pixels[place] ?? 0;
      // Most pixels have the colour of the one before.
      if (pixel !== last) index = findIndex(pixel);
      last = pixel;
      indexes[place] = index;
    }
    return indexes;
  };
}

/** One number for each pixel, in the byte order of this machine. */
function toPixels(rgba: Uint8Array): Int32Array {
  const bytes = rgba.byteOffset % Int32Array.BYTES_PER_ELEMENT === 0 ? rgba : rgba.slice();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT);
}

/** The colour of a pixel, 0xrrggbb. */
function toColor(pixel: number): number {
  const [red = 0, green = 0, blue = 0] = new Uint8Array(Int32Array.of(pixel).buffer);
  return (red << 16) | (green << 8) | blue;
}

function findNearest(color: number, colors: readonly number[]): number {
  const distances = colors.map((other) => measureDistance(color, other));
  return distances.indexOf(Math.min(...distances));
}

function measureDistance(one: number, other: number): number {
  const channels = toChannels(other);
  return toChannels(one).reduce((sum, value, index) => sum + (value - (channels[index] ?? 0)) ** 2, 0);
}
