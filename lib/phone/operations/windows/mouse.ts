import type {MouseButton} from '../../device/desktop';
import {labelOf} from '../../device/hitTest';
import type {Hand, ScreenPoint} from '../../run/runEvent';
import type {RunState} from '../../run/runState';
import {passTime} from '../timeOperations';
import {desktopOf} from './desktopOf';

export interface MouseClick {
  /** Absent: where the pointer is. */
  at?: ScreenPoint;
  button: MouseButton;
  clicks: number;
  intervalMs: number;
  travelMs: number;
  holdMs: number;
  /** Most pixels by which the click may miss. */
  spread: number;
}

interface Pointer {
  at: ScreenPoint;
  /** Points on the way of a button that is down. */
  held?: ScreenPoint[];
  /** How many clicks had a spread: each misses by another amount, and always by the same. */
  missed: number;
}

const pointers = new WeakMap<RunState, Pointer>();

export function pointerOf(state: RunState): Pointer {
  const {width, height} = state.phone.scene.device;
  const pointer = pointers.get(state) ?? {at: [width >> 1, height >> 1], missed: 0};
  pointers.set(state, pointer);
  return pointer;
}

/** Moves the pointer; what opens under it opens. */
export function moveMouse(state: RunState, at: ScreenPoint, ms: number): void {
  const pointer = pointerOf(state);
  pointer.at = at;
  pointer.held?.push(at);
  desktopOf(state).hover(at);
  state.emit({type: 'pointer', at, ms});
  passTime(state, ms);
}

export function clickMouse(state: RunState, click: MouseClick): void {
  const {button, clicks, intervalMs, travelMs, holdMs, spread} = click;
  const pointer = pointerOf(state);
  const at = spread > 0 ? miss(click.at ?? pointer.at, spread, pointer) : (click.at ?? pointer.at);
  if (travelMs > 0) moveMouse(state, at, travelMs);
  pointer.at = at;
  const target = desktopOf(state).click(at, button, clicks, holdMs);
  for (let count = 0; count < clicks; count++) {
    state.emit({type: 'tap', at, ms: holdMs, by: button, ...(target ? {target: labelOf(target)} : {})});
    passTime(state, holdMs + (count + 1 < clicks ? intervalMs : 0));
  }
}

export function dragMouse(state: RunState, points: readonly ScreenPoint[], ms: number, by: Hand): void {
  const target = desktopOf(state).drag(points);
  const last = points.at(-1);
  if (by !== 'message' && last) pointerOf(state).at = last;
  state.emit({type: 'swipe', paths: [points], ms, by, ...(target ? {target: labelOf(target)} : {})});
  passTime(state, ms);
}

function miss([x, y]: ScreenPoint, spread: number, pointer: Pointer): ScreenPoint {
  const amount = (factor: number): number => ((++pointer.missed * factor) % (2 * spread + 1)) - spread;
  return [x + amount(7), y + amount(5)];
}
