import {isRecord} from '../../validation/isRecord';
import {cropRaster, type Raster} from '../draw/rasterise';
import type {Bounds} from '../run/runEvent';
import {captureScreen, type RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';

/** How a script holds a picture: as Android's Bitmap, or as an array of OpenCV with three channels or one. */
export type PictureForm = 'bitmap' | 'array' | 'grey';

/** Keeps a picture for the script and gives the object that stands for it. */
export function keepPicture(state: RunState, raster: Raster, form: PictureForm = 'bitmap'): PythonCall {
  const id = state.bitmaps.size + 1;
  state.bitmaps.set(id, raster);
  const size = [id, raster.width, raster.height];
  return form === 'bitmap'
    ? new PythonCall('Bitmap', size)
    : new PythonCall('Array', [...size, form === 'array' ? 3 : 1]);
}

/** Cuts a part out of a picture; what text stands where is known of the part, too. */
export function cutPicture(state: RunState, raster: Raster, region: Bounds): Raster {
  const cut = cropRaster(raster, region);
  const origin = state.origins.get(raster);
  if (origin) state.origins.set(cut, {...origin, left: origin.left + region[0], top: origin.top + region[1]});
  return cut;
}

/** The picture that an argument stands for, else the screen. */
export function pictureOf(value: unknown, state: RunState): Raster {
  const id = isRecord(value) && value.$ === 'bitmap' ? value.id : undefined;
  return (typeof id === 'number' ? state.bitmaps.get(id) : undefined) ?? captureScreen(state);
}
