import type {ControlState, Frame} from '../device/frame';
import {placeTexts} from '../draw/drawFrame';
import {measureText} from '../draw/shape';
import {type Bounds, intersects, isInside} from '../geometry';

export interface ReadText {
  text: string;
  bounds: Bounds;
  /** From 0 to 1; the same for every text, because drawn letters are all equally clear. */
  confidence: number;
}

/** Confidence of every simulated result; a real engine rates each text. */
export const READING_CONFIDENCE = 0.98;

/**
 * Reads the texts on a screen, from top to bottom and left to right; with a region, only those wholly inside it. Texts behind a
 * window are not read.
 */
export function readTexts({root, scale}: Frame, region?: Bounds): ReadText[] {
  return collect(root, scale)
    .filter(({bounds}) => region === undefined || isInside(bounds, region))
    .sort((a, b) => a.bounds[1] - b.bounds[1] || a.bounds[0] - b.bounds[0]);
}

function collect(control: ControlState, scale: number | undefined): ReadText[] {
  if (!control.visible) return [];
  const own = placeTexts(control, scale).map((place): ReadText => {
    const [x, y] = place.at;
    const [width, height] = measureText(place.text, place.scale);
    return {text: place.text, bounds: [x, y, x + width, y + height], confidence: READING_CONFIDENCE};
  });
  return control.children.reduce<ReadText[]>((texts, child) => {
    const seen =
      child.look === 'window' ? texts.filter(({bounds}) => !intersects(bounds, child.bounds)) : texts;
    return [...seen, ...collect(child, scale)];
  }, own);
}
