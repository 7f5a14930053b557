import type {ControlState, Frame, Look} from '../device/frame';
import type {Bounds} from '../run/runEvent';
import type {ScenePicture} from '../scene/scene';
import {measureText, type Shape} from './shape';

const INK = '#1b1b1f';
const HINT_INK = '#77777f';
const ACCENT = '#1f7a4d';
const OFF = '#b9bcc2';
const PAPER = '#ffffff';
const PADDING = 36;

interface TextStyle {
  scale: number;
  align: 'start' | 'center';
  ink: string;
  padding: number;
}

const PLAIN: TextStyle = {scale: 6, align: 'start', ink: INK, padding: PADDING};

const STYLES: Partial<Readonly<Record<Look, TextStyle>>> = {
  heading: {...PLAIN, scale: 8},
  bar: {...PLAIN, scale: 8},
  button: {...PLAIN, align: 'center', ink: PAPER},
  icon: {...PLAIN, align: 'center', scale: 5, padding: 4},
  text: {...PLAIN, padding: 0},
};

const FILLS: Partial<Readonly<Record<Look, string>>> = {button: ACCENT, field: '#eceef1', bar: '#f3f4f6'};

/** Names the shapes that paint a screen, from the ground up. The drawn phone and screenshots both come from here. */
export function drawFrame(
  {root, width, height}: Frame,
  pictures: Readonly<Record<string, ScenePicture>> = {},
): Shape[] {
  return drawControl(root, [0, 0, width, height], pictures);
}

function drawControl(
  control: ControlState,
  clip: Bounds,
  pictures: Readonly<Record<string, ScenePicture>>,
): Shape[] {
  if (!control.visible) return [];
  const inner: Bounds = control.look === 'list' ? intersect(control.bounds, clip) : clip;
  const fill = control.enabled
    ? (control.fill ?? FILLS[control.look])
    : (control.fill ?? (FILLS[control.look] && OFF));
  const ground: Shape[] = fill ? [{kind: 'rect', bounds: control.bounds, fill}] : [];
  const own = [...ground, ...drawPicture(control, pictures), ...drawToggle(control), ...drawText(control)];
  return [
    ...own.map((shape) => ({...shape, clip: inner})),
    ...control.children.flatMap((child) => drawControl(child, inner, pictures)),
  ];
}

function drawPicture(
  {picture, bounds: [left, top]}: ControlState,
  pictures: Readonly<Record<string, ScenePicture>>,
): Shape[] {
  const shapes = picture === undefined ? [] : (pictures[picture]?.shapes ?? []);
  return shapes.map((shape) => {
    if (shape.kind === 'circle') {
      const [x, y] = shape.center;
      return {...shape, center: [left + x, top + y]};
    }
    if (shape.kind === 'text') return {...shape, at: [left + shape.at[0], top + shape.at[1]]};
    const [l, t, r, b] = shape.bounds;
    return {...shape, bounds: [left + l, top + t, left + r, top + b]};
  });
}

function drawToggle({look, checked, bounds: [left, top, right, bottom]}: ControlState): Shape[] {
  if (look !== 'switch' && look !== 'checkbox') return [];
  const middle = Math.round((top + bottom) / 2);
  if (look === 'checkbox') {
    const size = Math.min(60, bottom - top);
    const box: Bounds = [left, middle - size / 2, left + size, middle + size / 2];
    return [{kind: 'rect', bounds: box, fill: checked ? ACCENT : OFF}];
  }
  const track: Bounds = [right - 120, middle - 30, right, middle + 30];
  const x = checked ? right - 30 : right - 90;
  return [
    {kind: 'rect', bounds: track, fill: checked ? ACCENT : OFF},
    {kind: 'circle', center: [x, middle], radius: 24, fill: PAPER},
  ];
}

function drawText(control: ControlState): Shape[] {
  const place = placeText(control);
  return place ? [{kind: 'text', ...place}] : [];
}

/** Where the text of a control stands; `undefined` when it shows none. */
export function placeText(
  control: ControlState,
): {text: string; at: readonly [number, number]; scale: number; ink: string} | undefined {
  const isHint = !control.text;
  const text = control.text || (control.editable ? control.hint : undefined);
  if (!text) return undefined;
  const style = STYLES[control.look] ?? PLAIN;
  const [left, top, right, bottom] = control.bounds;
  const [width, height] = measureText(text, style.scale);
  const x = style.align === 'center' ? Math.round((left + right - width) / 2) : left + style.padding;
  const y = Math.round((top + bottom - height) / 2);
  return {text, at: [x, y], scale: style.scale, ink: control.ink ?? (isHint ? HINT_INK : style.ink)};
}

function intersect(a: Bounds, b: Bounds): Bounds {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}
