import type {ControlState, Frame} from '../device/frame';
import {placeText} from '../draw/drawFrame';
import {measureText} from '../draw/shape';
import type {Bounds} from '../run/runEvent';

export interface ReadText {
  text: string;
  bounds: Bounds;
  /** From 0 to 1; the same for every text, as the drawn letters are all equally clear. */
  confidence: number;
}

/** How sure the simulated reading is. A real engine gives another value to each text. */
export const READING_CONFIDENCE = 0.98;

/** Reads the texts that a screen shows, from the top down, from left to right; in an area only those wholly inside it. */
export function readTexts({root}: Frame, region?: Bounds): ReadText[] {
  return collect(root)
    .filter(({bounds}) => region === undefined || isInside(bounds, region))
    .sort((a, b) => a.bounds[1] - b.bounds[1] || a.bounds[0] - b.bounds[0]);
}

function collect(control: ControlState): ReadText[] {
  const inside = control.children.flatMap(collect);
  const place = control.visible ? placeText(control) : undefined;
  if (!place) return inside;
  const {text, at, scale} = place;
  const [x, y] = at;
  const [width, height] = measureText(text, scale);
  return [{text, bounds: [x, y, x + width, y + height], confidence: READING_CONFIDENCE}, ...inside];
}

function isInside(a: Bounds, b: Bounds): boolean {
  return a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
}
