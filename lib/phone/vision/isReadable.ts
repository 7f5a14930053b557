import type {Raster} from '../draw/rasterise';
import {toGrey} from './findOutlines';

/** The least difference in brightness between letters and their ground that can be read. */
const LEAST_CONTRAST = 40;

/** Tells whether there is still something to read: what was painted over or is all black has no letters. */
export function isReadable({pixels}: Raster): boolean {
  let [darkest, brightest] = [255, 0];
  for (const pixel of pixels) {
    const grey = toGrey(pixel);
    darkest = Math.min(darkest, grey);
    brightest = Math.max(brightest, grey);
  }
  return brightest - darkest >= LEAST_CONTRAST;
}
