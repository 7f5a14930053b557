import type {MouseButton} from '../../device/desktop';
import {labelOf} from '../../device/hitTest';
import type {ScreenPoint} from '../../geometry';
import type {Hand} from '../../run/runEvent';
import type {RunState} from '../../run/runState';
import {passTime} from '../timeOperations';
import {desktopOf} from './desktopOf';

/** A click; times are simulated. */
export interface MouseClick {
  /** Absent: the current position of the pointer. */
  at?: ScreenPoint;
  button: MouseButton;
  clicks: number;
  /** Time between two clicks. */
  intervalMs: number;
  /** Time that the pointer takes to the point. */
  travelMs: number;
  /** How long the button stays down. */
  holdMs: number;
  /** Largest offset from the point in pixels. */
  spread: number;
}

interface Pointer {
  at: ScreenPoint;
  /** Points of the pointer since the button went down; absent while it is up. */
  held?: ScreenPoint[];
  /** Seed of the next offset, so that clicks differ, but every run has the same ones. */
  seed: number;
}

const pointers = new WeakMap<RunState, Pointer>();

/** The pointer of a run, which starts in the middle of the screen. */
export function pointerOf(state: RunState): Pointer {
  const {width, height} = state.phone.scene.device;
  const pointer = pointers.get(state) ?? {at: [width >> 1, height >> 1], seed: 0};
  pointers.set(state, pointer);
  return pointer;
}

/** Moves the pointer in `ms`; controls that react to hovering do. */
export function moveMouse(state: RunState, at: ScreenPoint, ms: number): void {
  const pointer = pointerOf(state);
  pointer.at = at;
  pointer.held?.push(at);
  desktopOf(state).hover(at);
  state.emit({type: 'pointer', at, ms});
  passTime(state, ms);
}

/** Clicks with the mouse, and lets the time of the click pass. */
export function clickMouse(state: RunState, click: MouseClick): void {
  const {button, clicks, intervalMs, travelMs, holdMs, spread} = click;
  const pointer = pointerOf(state);
  const at = spread > 0 ? offset(click.at ?? pointer.at, spread, pointer) : (click.at ?? pointer.at);
  if (travelMs > 0) moveMouse(state, at, travelMs);
  pointer.at = at;
  const target = desktopOf(state).click(at, button, clicks, holdMs);
  for (let count = 0; count < clicks; count++) {
    state.emit({type: 'tap', at, ms: holdMs, by: button, ...(target ? {target: labelOf(target)} : {})});
    passTime(state, holdMs + (count + 1 < clicks ? intervalMs : 0));
  }
}

/** Drags from the first point to the last; `by` is a button, or `message` without the mouse. */
export function dragMouse(state: RunState, points: readonly ScreenPoint[], ms: number, by: Hand): void {
  const target = desktopOf(state).drag(points);
  const last = points.at(-1);
  if (by !== 'message' && last) pointerOf(state).at = last;
  state.emit({type: 'swipe', paths: [points], ms, by, ...(target ? {target: labelOf(target)} : {})});
  passTime(state, ms);
}

/** A point near `[x, y]`, at most `spread` pixels away in each direction. */
function offset([x, y]: ScreenPoint, spread: number, pointer: Pointer): ScreenPoint {
  const amount = (factor: number): number => ((++pointer.seed * factor) % (2 * spread + 1)) - spread;
  return [x + amount(7), y + amount(5)];
}
