import type {Raster} from '../../phone/draw/rasterise';
import type {Bounds} from '../../phone/geometry';

/** A picture whose pixels a function gives. */
export function paint(width: number, height: number, color: (x: number, y: number) => number): Raster {
  const pixels = Uint32Array.from({length: width * height}, (_, at) =>
    color(at % width, Math.floor(at / width)),
  );
  return {width, height, pixels};
}

/** Fills a rectangle in the picture itself. */
export function fill(raster: Raster, [left, top, right, bottom]: Bounds, color: number): Raster {
  for (let y = top; y < bottom; y++)
    raster.pixels.fill(color, y * raster.width + left, y * raster.width + right);
  return raster;
}

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(a: number, b: number, share: number): number {
  return [16, 8, 0].reduce((color, shift) => {
    const [one, other] = [(a >> shift) & 255, (b >> shift) & 255];
    return color | (Math.round(one + (other - one) * share) << shift);
  }, 0);
}

/** Paints a ring with softened rims, as letters have. */
export function ring(
  raster: Raster,
  centerX: number,
  centerY: number,
  radius: number,
  thick: number,
  color: number,
): Raster {
  const reach = Math.ceil(radius + thick);
  for (let y = centerY - reach; y <= centerY + reach; y++)
    for (let x = centerX - reach; x <= centerX + reach; x++) {
      const depth = thick / 2 - Math.abs(Math.hypot(x - centerX, y - centerY) - radius);
      const cover = Math.min(1, Math.max(0, depth + 0.5));
      const at = y * raster.width + x;
      if (cover > 0) raster.pixels[at] = mix(raster.pixels[at] ?? 0, color, cover);
    }
  return raster;
}

/** A number from 0 to 255 that looks random and is always the same. */
export function scatter(x: number, y: number, seed = 0): number {
  let value = (x * 374761393 + y * 668265263 + seed * 974711) | 0;
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) & 255;
}

/** Turns a picture by a quarter, clockwise. */
export function turn({width, height, pixels}: Raster): Raster {
  return paint(height, width, (x, y) => pixels[(height - 1 - x) * width + y] ?? 0);
}

/** Scales a picture, with mixed colours between its pixels. */
export function scale({width, height, pixels}: Raster, factor: number): Raster {
  const at = (x: number, y: number): number =>
    pixels[Math.min(height - 1, y) * width + Math.min(width - 1, x)] ?? 0;
  return paint(Math.round(width * factor), Math.round(height * factor), (x, y) => {
    const [fromX, fromY] = [x / factor, y / factor];
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
    const upper = mix(at(left, top), at(left + 1, top), fromX - left);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), fromX - left);
    return mix(upper, lower, fromY - top);
  });
}
