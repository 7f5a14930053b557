import type {ControlState, Frame, Look} from '../device/frame';
import type {Bounds} from '../geometry';
import type {ScenePicture} from '../scene/scene';
import {clipBounds, measureText, type Shape} from './shape';

const INK = '#1b1b1f';
const HINT_INK = '#77777f';
const ACCENT = '#1f7a4d';
const OFF = '#b9bcc2';
const PAPER = '#ffffff';
const PADDING = 36;
const LINE_SPACING = 1.6;

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
  {root, width, height, scale = 1}: Frame,
  pictures: Readonly<Record<string, ScenePicture>> = {},
): Shape[] {
  return drawControl(root, [0, 0, width, height], {pictures, scale});
}

interface Brush {
  pictures: Readonly<Record<string, ScenePicture>>;
  /** Size of letters and marks, as a part of those on a phone. */
  scale: number;
}

function drawControl(control: ControlState, clip: Bounds, brush: Brush): Shape[] {
  if (!control.visible) return [];
  const isFrame = control.look === 'list' || control.look === 'window';
  const inner: Bounds = isFrame ? clipBounds(control.bounds, clip) : clip;
  const usual = FILLS[control.look];
  const fill = control.fill ?? (control.enabled ? usual : usual && OFF);
  const ground: Shape[] = fill ? [{kind: 'rect', bounds: control.bounds, fill}] : [];
  const own = [
    ...ground,
    ...drawPicture(control, brush.pictures),
    ...drawToggle(control, brush.scale),
    ...placeTexts(control, brush.scale).map((place): Shape => ({kind: 'text', ...place})),
  ];
  return [
    ...own.map((shape) => ({...shape, clip: inner})),
    ...control.children.flatMap((child) => drawControl(child, inner, brush)),
  ];
}

function drawPicture({picture, bounds: [left, top]}: ControlState, pictures: Brush['pictures']): Shape[] {
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

function drawToggle(
  {look, checked, ink = ACCENT, bounds: [left, top, right, bottom]}: ControlState,
  scale: number,
): Shape[] {
  if (look !== 'switch' && look !== 'checkbox') return [];
  const middle = Math.round((top + bottom) / 2);
  if (look === 'checkbox') {
    const size = Math.min(60 * scale, bottom - top);
    const box: Bounds = [left, middle - size / 2, left + size, middle + size / 2];
    return [{kind: 'rect', bounds: box, fill: checked ? ink : OFF}];
  }
  const track: Bounds = [right - 120 * scale, middle - 30 * scale, right, middle + 30 * scale];
  const x = right - (checked ? 30 : 90) * scale;
  return [
    {kind: 'rect', bounds: track, fill: checked ? ink : OFF},
    {kind: 'circle', center: [x, middle], radius: 24 * scale, fill: PAPER},
  ];
}

/** A line of text with its place. */
export interface TextPlace {
  text: string;
  at: readonly [number, number];
  scale: number;
  ink: string;
  isCentred: boolean;
}

/** Where the lines of a control's text stand; `frameScale` is that of the frame. */
export function placeTexts(control: ControlState, frameScale = 1): TextPlace[] {
  const isHint = !control.text;
  const text = control.text || (control.editable ? control.hint : undefined);
  if (!text) return [];
  const style = STYLES[control.look] ?? PLAIN;
  const scale = Math.max(1, Math.floor(style.scale * frameScale));
  const padding = Math.round(style.padding * frameScale);
  const ink = control.ink ?? (isHint ? HINT_INK : style.ink);
  const [left, top, right, bottom] = control.bounds;
  const shown = control.password && !isHint ? '*'.repeat(text.length) : text;
  const lines = control.multiline ? shown.split('\n') : [shown];
  return lines.map((line, index) => {
    const [width, height] = measureText(line, scale);
    const isCentred = style.align === 'center';
    const x = isCentred ? Math.round((left + right - width) / 2) : left + padding;
    const y = control.multiline
      ? top + padding + index * Math.round(height * LINE_SPACING)
      : Math.round((top + bottom - height) / 2);
    return {text: line, at: [x, y], scale, ink, isCentred};
  });
}
