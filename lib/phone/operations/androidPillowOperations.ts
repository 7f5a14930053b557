import {keepPicture, pictureOf} from './bitmaps';
import type {Operation, Operations} from './operation';
import {pillowOperations, toPillow} from './pillowOperations';
import {screenOperations, takeScreenshot} from './screenOperations';

const FORMAT_PIL_IMAGE = 3;

const capturePillow: Operation = (values, state) => toPillow(takeScreenshot(values, state, 'bitmap'));

/** Pillow on Android, with the calls of the product that give such a picture. */
export const androidPillowOperations: Operations = {
  ...pillowOperations,
  'android.screen.bitmap_to_pilimage': ({bitmap}, state) =>
    toPillow(keepPicture(state, pictureOf(bitmap, state))),
  'android.screen.capture'(values, state) {
    const capture =
      values.pixel_format === FORMAT_PIL_IMAGE ? capturePillow : screenOperations['android.screen.capture'];
    return capture?.(values, state);
  },
  'android.screen.capture_pil': capturePillow,
};
