import {findByKey} from '../../device/findByKey';
import type {ControlState} from '../../device/frame';
import {labelOf} from '../../device/hitTest';
import {type Bounds, centerOf, type ScreenPoint} from '../../geometry';
import type {RunState} from '../../run/runState';
import {TAP_MS} from '../actionOperations';

const SCROLL_MS = 300;
const PINCH_MS = 500;
const PICKER_WHEEL = 'XCUIElementTypePickerWheel';

/** Presses a control, even a covered one. */
export function press(state: RunState, control: ControlState): void {
  state.emit({type: 'tap', at: centerOf(control.bounds), ms: TAP_MS, target: labelOf(control)});
  state.phone.press(control.key, 'tap');
}

/** Appends a text to a field, or empties it for an empty text. A picker wheel turns to the entry with that text. */
export function type(state: RunState, control: ControlState, text: string): void {
  const isAppended = text !== '' && control.type !== PICKER_WHEEL;
  const field = state.phone.typeText(text, {key: control.key, isAppended});
  if (field) state.emit({type: 'typed', text, target: field.id ?? field.hint ?? labelOf(field)});
  else state.noteUndocumented('node.Node.set_text', 'The control takes no text; nothing was typed.');
}

/** Moves two fingers together or apart. Scenes define no reaction, so only the gesture is reported. */
export function pinch(state: RunState, control: ControlState, scale: number): void {
  const [left, top, right, bottom] = control.bounds;
  const [x, y] = centerOf(control.bounds);
  const reach = Math.floor(Math.min(right - left, bottom - top) / 2) - 1;
  const [start, end] = scale > 1 ? [Math.floor(reach / scale), reach] : [reach, Math.floor(reach * scale)];
  const paths = [1, -1].map((side): ScreenPoint[] => [
    [x + side * start, y],
    [x + side * end, y],
  ]);
  state.emit({type: 'swipe', paths, ms: PINCH_MS, target: labelOf(control)});
  state.noteUndocumented(
    'node.Node.pinch',
    'The fingers move, but what the app shows then is not simulated.',
  );
}

/** Scrolls the list that a control is or contains, else the innermost list around it. */
export function scroll(state: RunState, control: ControlState, direction: string, distance: number): void {
  const {root} = state.phone.frame();
  const list = listsWithin(control)[0] ?? listsAround(root, control.key).at(-1);
  if (direction === 'left' || direction === 'right')
    state.noteUndocumented('node.Node.scroll', 'The lists of the simulated phone scroll up and down alone.');
  if (!list || direction === 'left' || direction === 'right') return;
  const [, top, , bottom] = list.bounds;
  const height = bottom - top;
  const share =
    direction === 'visible'
      ? stepsTo(control.bounds, list.bounds)
      : direction === 'up'
        ? -distance
        : distance;
  if (share === 0) return;
  const [x] = centerOf(list.bounds);
  const from: ScreenPoint = [x, share > 0 ? bottom - 1 : top];
  const end: ScreenPoint = [x, Math.round(from[1] - Math.max(-1, Math.min(1, share)) * (height - 1))];
  state.emit({type: 'swipe', paths: [[from, end]], ms: SCROLL_MS, target: labelOf(list)});
  state.phone.scroll(list.key, -share);
}

/** How far to scroll so that a control is visible, in heights of the list: positive down, negative up, 0 when it is. */
function stepsTo([, top, , bottom]: Bounds, [, listTop, , listBottom]: Bounds): number {
  const height = listBottom - listTop;
  if (bottom > listBottom) return (bottom - listBottom) / height;
  return top < listTop ? (top - listTop) / height : 0;
}

function listsWithin(control: ControlState): ControlState[] {
  return control.look === 'list' ? [control] : control.children.flatMap(listsWithin);
}

function listsAround(control: ControlState, key: number): ControlState[] {
  if (control.key === key) return [];
  const child = control.children.find((inner) => findByKey(inner, key));
  if (!child) return [];
  return [...(control.look === 'list' ? [control] : []), ...listsAround(child, key)];
}
