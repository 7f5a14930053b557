import {resizeRaster} from '../draw/adjustRaster';
import {type Raster, rasterise} from '../draw/rasterise';
import type {Bounds} from '../geometry';
import type {SceneCode, ScenePicture} from '../scene/scene';
import {findPicture} from './findPicture';

/** A QR code or barcode that was found. */
export interface ReadCode extends SceneCode {
  bounds: Bounds;
}

/** Scales at which codes are searched, relative to their size in the scene. */
const SCALES = [1, 0.5];

/** Finds codes by comparing pixels with the pictures of the scene that are codes, and returns their content. */
export function readCodes(
  raster: Raster,
  pictures: Readonly<Record<string, ScenePicture>>,
  region?: Bounds,
): ReadCode[] {
  return Object.values(pictures).flatMap(({code, shapes, width, height}) => {
    if (!code) return [];
    const drawn = rasterise([...shapes], width, height);
    return SCALES.flatMap((scale) => {
      const wanted =
        scale === 1 ? drawn : resizeRaster(drawn, Math.round(width * scale), Math.round(height * scale));
      const search = {confidence: 0.99, ori: 2, max: 0, ...(region ? {region} : {})};
      return findPicture(raster, wanted, search).map(({bounds}) => ({...code, bounds}));
    });
  });
}
