import type {ControlState} from '@site/lib/phone/device/frame';
import type {Bounds} from '@site/lib/phone/geometry';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {listControls} from './listControls';

export interface BoxText {
  key: number;
  text: string;
  x: number;
  y: number;
  size: number;
}

/** A drawing of a screen from the bounds of its controls. */
export interface Boxes {
  /** Outlines of all controls, and of those that react to a tap, as SVG paths. */
  outlines: string;
  pressable: string;
  texts: readonly BoxText[];
}

const MAX_TEXTS = 400;
/** Width of a letter by its height. */
const LETTER = 0.55;

/** Draws the bounds of the controls; undefined when the tree has none. */
export function drawBoxes({roots, width}: ControlTree): Boxes | undefined {
  const outlines: string[] = [];
  const pressable: string[] = [];
  const texts: BoxText[] = [];
  for (const control of listControls(roots)) {
    const [left, top, right, bottom] = control.bounds;
    if (right <= left || bottom <= top) continue;
    outlines.push(toPath(control.bounds));
    if (control.clickable) pressable.push(toPath(control.bounds));
    const text = textOf(control);
    // Containers mostly repeat the text of their content.
    if (text === undefined || texts.length >= MAX_TEXTS || holdsText(control.children)) continue;
    const size = Math.min((bottom - top) * LETTER, width / 26);
    const letters = Math.floor((right - left) / (size * LETTER));
    if (letters > 1)
      texts.push({
        key: control.key,
        text: cut(text, letters),
        x: left + size / 4,
        y: (top + bottom) / 2,
        size,
      });
  }
  if (outlines.length === 0) return undefined;
  return {outlines: outlines.join(''), pressable: pressable.join(''), texts};
}

function textOf({text, desc}: ControlState): string | undefined {
  return text ?? desc;
}

function holdsText(controls: readonly ControlState[]): boolean {
  return controls.some((control) => textOf(control) !== undefined || holdsText(control.children));
}

/** The outline of a rectangle as data of an SVG path. */
export function toPath([left, top, right, bottom]: Bounds): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

function cut(text: string, letters: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > letters ? `${line.slice(0, letters - 1)}…` : line;
}
