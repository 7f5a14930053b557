import type {Bounds} from '../geometry';
import {toGrey} from '../vision/findOutlines';
import {clampBounds, type Raster} from './rasterise';

const WHITE = 0xffffff;

/** Changes each pixel by itself. */
function mapPixels(raster: Raster, change: (color: number) => number): Raster {
  return {...raster, pixels: raster.pixels.map(change)};
}

/** Turns a picture into shades of grey. */
export function toGreyRaster(raster: Raster): Raster {
  return mapPixels(raster, (color) => toGrey(color) * 0x010101);
}

/** Makes what is brighter than the threshold white and the rest black, or the other way round. */
export function thresholdRaster(raster: Raster, threshold: number, isInverted = false): Raster {
  return mapPixels(raster, (color) => (toGrey(color) > threshold !== isInverted ? WHITE : 0));
}

/** Fills an area with a colour. */
export function fillRaster(raster: Raster, area: Bounds, color: number): Raster {
  const pixels = raster.pixels.slice();
  const [left, top, right, bottom] = clampBounds(area, raster);
  for (let y = top; y < bottom; y++) pixels.fill(color, y * raster.width + left, y * raster.width + right);
  return {...raster, pixels};
}

/** Gives each pixel the brightest (`dilate`) or the darkest (`erode`) value of the square around it, channel by channel. */
export function spreadRaster(raster: Raster, kernel: number, kind: 'dilate' | 'erode'): Raster {
  const pick = kind === 'dilate' ? Math.max : Math.min;
  // What screens show is mostly even.
  const joined = (a: number, b: number): number =>
    a === b
      ? a
      : (pick((a >> 16) & 255, (b >> 16) & 255) << 16) |
        (pick((a >> 8) & 255, (b >> 8) & 255) << 8) |
        pick(a & 255, b & 255);
  return spread(spread(raster, kernel, joined, 1, 0), kernel, joined, 0, 1);
}

function spread(
  {width, height, pixels}: Raster,
  kernel: number,
  join: (a: number, b: number) => number,
  dx: number,
  dy: number,
): Raster {
  const reach = Math.floor(kernel / 2);
  const changed = new Uint32Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = pixels[y * width + x] ?? 0;
      for (let step = -reach; step <= reach; step++) {
        const nx = x + dx * step;
        const ny = y + dy * step;
        if (nx >= 0 && ny >= 0 && nx < width && ny < height)
          value = join(value, pixels[ny * width + nx] ?? 0);
      }
      changed[y * width + x] = value;
    }
  }
  return {width, height, pixels: changed};
}

/** Scales a picture by taking the nearest pixel. */
export function resizeRaster(raster: Raster, width: number, height: number): Raster {
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * raster.height) / height) * raster.width;
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = raster.pixels[row + Math.floor((x * raster.width) / width)] ?? 0;
  }
  return {width, height, pixels};
}

/** How much two pictures of one size differ at each pixel, channel by channel. */
export function differRaster(a: Raster, b: Raster): Raster {
  const difference = (shift: number, one: number, other: number): number =>
    Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) << shift;
  return {
    ...a,
    pixels: a.pixels.map((color, place) => {
      const other = b.pixels[place] ?? 0;
      return difference(16, color, other) | difference(8, color, other) | difference(0, color, other);
    }),
  };
}
