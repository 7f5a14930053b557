import {resizeRaster} from '../draw/adjustRaster';
import type {Bounds} from '../geometry';
import {captureScreen, type RunState} from '../run/runState';
import type {PythonCall} from '../run/toPython';
import {colorAt} from '../vision/findColors';
import {cutPicture, keepPicture, loadPicture, OPAQUE, type PictureForm, pictureOf} from './bitmaps';
import {numberOf, type Operation, type Operations, regionOf, textOf, type Values} from './operation';

const FORMAT_CV_MAT = 2;

const capture: Operation = (values, state) => takeScreenshot(values, state, formOf(values));

function formOf({pixel_format}: Values): PictureForm {
  return pixel_format === FORMAT_CV_MAT ? 'array' : 'bitmap';
}

/** A screenshot of the area between `x`, `y` and `x1`, `y1`. */
export function takeScreenshot(values: Values, state: RunState, form: PictureForm): PythonCall {
  const {width, height} = state.phone.scene.device;
  const region: Bounds = [
    numberOf(values, 'x'),
    numberOf(values, 'y'),
    numberOf(values, 'x1', width),
    numberOf(values, 'y1', height),
  ];
  state.emit({type: 'screenshot', region});
  return keepPicture(state, cutPicture(state, captureScreen(state), region), form);
}

/** Screenshots and bitmaps. */
export const screenOperations: Operations = {
  'android.screen.capture': capture,
  'android.screen.capture_bitmap': capture,
  'android.screen.capture_cv': (values, state) => takeScreenshot(values, state, 'array'),
  'android.screen.bitmap_to_cvimage': ({bitmap}, state) =>
    keepPicture(state, pictureOf(bitmap, state), 'array'),
  'android.screen.cvimage_to_bitmap': ({cvimg}, state) => keepPicture(state, pictureOf(cvimg, state)),
  'android.screen.bitmap_crop'(values, state) {
    const region = regionOf(values);
    return values.bitmap === null || !region
      ? undefined
      : keepPicture(state, cutPicture(state, pictureOf(values.bitmap, state), region));
  },
  'android.screen.file_to_bitmap'(values, state) {
    const picture = loadPicture(state, textOf(values, 'path'));
    const sample = Math.max(1, numberOf(values, 'sampleSize', 1));
    return (
      picture &&
      keepPicture(
        state,
        resizeRaster(picture, Math.floor(picture.width / sample), Math.floor(picture.height / sample)),
      )
    );
  },
  'android.screen.bitmap_maxside'(values, state) {
    const picture = pictureOf(values.bitmap, state);
    const longest = Math.max(picture.width, picture.height);
    const scale = Math.min(1, numberOf(values, 'max_side_len', 9999) / longest);
    return keepPicture(
      state,
      resizeRaster(picture, Math.round(picture.width * scale), Math.round(picture.height * scale)),
    );
  },
  'android.screen.bitmap_to_file'(values, state) {
    state.saved.set(textOf(values, 'path'), pictureOf(values.bitmap, state));
  },
  'bitmap.pixel'(values, state) {
    return (
      (colorAt(pictureOf(values.bitmap, state), numberOf(values, 'x'), numberOf(values, 'y')) ?? 0) | OPAQUE
    );
  },
  'android.screen.cache'({is_cache}, state) {
    state.cachedScreen = undefined;
    if (is_cache !== true) return undefined;
    state.cachedScreen = captureScreen(state);
    return keepPicture(state, state.cachedScreen);
  },
};
