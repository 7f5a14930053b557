import {resizeRaster} from '../draw/adjustRaster';
import {rasterise} from '../draw/rasterise';
import type {RunState} from '../run/runState';
import type {PythonCall} from '../run/toPython';
import {cutPicture, keepPicture, loadPicture, pictureOf} from './bitmaps';
import {numberOf, type Operation, type Operations, regionOf, textOf} from './operation';

/** Crops a picture to `rect`; `None` without one. */
export const cropPicture: Operation = (values, state) => {
  const region = regionOf(values);
  return region && keepPicture(state, cutPicture(state, pictureOf(values.image, state), region));
};

/** Opens the picture file at a path; `undefined` when there is none. */
export function openPicture(path: string, state: RunState): PythonCall | undefined {
  const picture = loadPicture(state, path);
  return picture && keepPicture(state, picture);
}

/** Pictures of Pillow (`packages/python/sim_pictures.py`, `PIL/Image.py`). */
export const pillowOperations: Operations = {
  'picture.new'(values, state) {
    const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
    const fill = textOf(values, 'color', '#000000');
    return keepPicture(
      state,
      rasterise([{kind: 'rect', bounds: [0, 0, width, height], fill}], width, height),
    );
  },
  'picture.crop': cropPicture,
  'picture.of': ({image}, state) => keepPicture(state, pictureOf(image, state)),
  'picture.open': (values, state) => openPicture(textOf(values, 'path'), state),
  'picture.save'(values, state) {
    // Saved pictures are stored under paths with slashes, on Windows too.
    const path = textOf(values, 'path').replaceAll('\\', '/');
    state.saved.set(path, pictureOf(values.image, state));
  },
  'picture.resize'(values, state) {
    const [width = 1, height = 1] = Array.isArray(values.size) ? values.size.map(Number) : [];
    return keepPicture(state, resizeRaster(pictureOf(values.image, state), width, height));
  },
  /** A hash of the pixels, which Python compares instead of them. */
  'picture.digest': ({image}, state) =>
    pictureOf(image, state).pixels.reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0),
};
