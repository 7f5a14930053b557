import type {Raster} from '../draw/rasterise';
import {toGrey} from './findOutlines';

/** Least difference in brightness, from 0 to 255, at which text counts as legible. */
const MIN_CONTRAST = 40;

/** Whether a picture has enough contrast for text: one that was painted over, or is all black, has none. */
export function isReadable({pixels}: Raster): boolean {
  let [darkest, brightest] = [255, 0];
  for (const pixel of pixels) {
    const grey = toGrey(pixel);
    darkest = Math.min(darkest, grey);
    brightest = Math.max(brightest, grey);
  }
  return brightest - darkest >= MIN_CONTRAST;
}
