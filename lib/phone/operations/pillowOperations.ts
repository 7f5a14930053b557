import {resizeRaster} from '../draw/adjustRaster';
import {type Raster, rasterise} from '../draw/rasterise';
import type {RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import {cutPicture, keepPicture, loadPicture, pictureOf} from './bitmaps';
import {numberOf, type Operation, type Operations, regionOf, textOf} from './operation';

/** The picture of a Bitmap as one of Pillow: on Android these are two classes. */
export function toPillow({values}: PythonCall): PythonCall {
  return new PythonCall('Pillow', values);
}

function keepPillow(state: RunState, raster: Raster): PythonCall {
  return toPillow(keepPicture(state, raster));
}

/** Crops a picture to `rect`; `None` without one. */
export const cropPicture: Operation = (values, state) => {
  const region = regionOf(values);
  return region && keepPillow(state, cutPicture(state, pictureOf(values.image, state), region));
};

/** Opens the picture file at a path; `undefined` when there is none. */
export function openPicture(path: string, state: RunState): PythonCall | undefined {
  const picture = loadPicture(state, path);
  return picture && keepPillow(state, picture);
}

/** Pictures of Pillow (`packages/python/sim_pictures.py`, `PIL/Image.py`). */
export const pillowOperations: Operations = {
  'picture.new'(values, state) {
    const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
    const fill = textOf(values, 'color', '#000000');
    return keepPillow(state, rasterise([{kind: 'rect', bounds: [0, 0, width, height], fill}], width, height));
  },
  'picture.crop': cropPicture,
  'picture.of': ({image}, state) => keepPillow(state, pictureOf(image, state)),
  'picture.open': (values, state) => openPicture(textOf(values, 'path'), state),
  'picture.save'(values, state) {
    // Saved pictures are stored under paths with slashes, on Windows too.
    const path = textOf(values, 'path').replaceAll('\\', '/');
    state.saved.set(path, pictureOf(values.image, state));
  },
  'picture.resize'(values, state) {
    const [width = 1, height = 1] = Array.isArray(values.size) ? values.size.map(Number) : [];
    return keepPillow(state, resizeRaster(pictureOf(values.image, state), width, height));
  },
  /** A hash of the pixels, which Python compares instead of them. */
  'picture.digest': ({image}, state) =>
    pictureOf(image, state).pixels.reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0),
};
