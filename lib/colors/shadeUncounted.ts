import {clampBounds, type Raster} from '../phone/draw/rasterise';
import type {Bounds} from '../phone/geometry';
import {type ColorRange, isColorWithin, toTolerance} from '../phone/vision/parseFeatureString';

/**
 * Shades all pixels that a count leaves out, as an image over the picture: `shade` is a number of four bytes, alpha first and
 * red last, as canvases keep them. What is counted stays clear.
 */
export function shadeUncounted(
  raster: Raster,
  colors: readonly ColorRange[],
  {region, similarity}: {region?: Bounds | undefined; similarity: number},
  shade: number,
): Uint32Array<ArrayBuffer> {
  const general = toTolerance(similarity);
  const {width, height, pixels} = raster;
  const [left, top, right, bottom] = clampBounds(region ?? [0, 0, width, height], raster);
  const image = new Uint32Array(pixels.length).fill(shade);
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++)
      if (colors.some(({color, tolerance = general}) => isColorWithin(pixels[at] ?? 0, color, tolerance)))
        image[at] = 0;
  return image;
}
