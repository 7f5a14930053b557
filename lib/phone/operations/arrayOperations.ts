import {isRecord} from '../../validation/isRecord';
import {differRaster, fillRaster, spreadRaster, thresholdRaster, toGreyRaster} from '../draw/adjustRaster';
import {cropRaster} from '../draw/rasterise';
import {captureScreen} from '../run/runState';
import {keepPicture, pictureOf} from './bitmaps';
import {numberOf, type Operations, regionOf, textOf} from './operation';

/** OpenCV and its arrays (`packages/python/cv2.py`, `sim_arrays.py`). */
export const arrayOperations: Operations = {
  'array.crop': (values, state) =>
    keepPicture(state, cropRaster(pictureOf(values.image, state), regionOf(values) ?? [0, 0, 0, 0]), 'array'),
  'array.screen'(_values, state) {
    const raster = captureScreen(state);
    state.emit({type: 'screenshot', region: [0, 0, raster.width, raster.height]});
    return keepPicture(state, raster, 'array');
  },
  'array.color': ({image}, state) => keepPicture(state, pictureOf(image, state), 'array'),
  cv2(values, state) {
    const raster = pictureOf(values.image, state);
    const kind = textOf(values, 'kind');
    switch (kind) {
      case 'grey':
        return keepPicture(state, toGreyRaster(raster), 'grey');
      case 'color':
        return keepPicture(state, raster, 'array');
      case 'threshold':
        return keepPicture(
          state,
          thresholdRaster(raster, numberOf(values, 'limit'), values.inverted === true),
          'grey',
        );
      case 'absdiff':
        return keepPicture(state, differRaster(raster, pictureOf(values.other, state)), 'array');
      case 'count':
        return raster.pixels.reduce((count, pixel) => (pixel === 0 ? count : count + 1), 0);
      case 'erode':
      case 'dilate':
        return keepPicture(state, spreadRaster(raster, numberOf(values, 'kernel', 3), kind), 'grey');
      case 'rectangle': {
        const [left, top, right, bottom] = regionOf(values) ?? [0, 0, 0, 0];
        const reach = Math.max(1, Math.floor(numberOf(values, 'thickness', 1) / 2));
        const color = numberOf(values, 'color');
        const edges = [
          [left - reach, top - reach, right + reach, top + reach],
          [left - reach, bottom - reach, right + reach, bottom + reach],
          [left - reach, top, left + reach, bottom],
          [right - reach, top, right + reach, bottom],
        ] as const;
        const marked = edges.reduce((changed, edge) => fillRaster(changed, edge, color), raster);
        if (isRecord(values.image) && typeof values.image.id === 'number')
          state.bitmaps.set(values.image.id, marked);
        return undefined;
      }
      default:
        throw new Error(`cv2: found ${kind}; allowed: what cv2.py asks for`);
    }
  },
};
