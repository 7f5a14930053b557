import {centerOf, type ScreenPoint} from '../geometry';
import type {Scene} from '../scene/scene';
import type {AppRuntime} from './createAppRuntime';
import {drag, steer} from './fingerMoves';
import type {ControlState, Frame} from './frame';
import {hitTest} from './hitTest';
import {howLong} from './howLong';
import {scrollBy, walkControls} from './liveControl';
import type {Phone} from './phone';
import type {RunningApp} from './runningApp';

/** Interval at which a screen with moving controls counts as changed. */
const MOTION_STEP_MS = 200;

/** What the phone or the desktop provides to the shared part. */
export interface SurfaceView {
  frame(): Frame;
  /** The visible apps; the last one has the keyboard focus. */
  shown(): readonly RunningApp[];
  press(key: number, how: 'tap' | 'long'): boolean;
  /** The current state of a control, even of a covered one. */
  findByKey(key: number): ControlState | undefined;
}

/** The part of `Phone` that phones and desktops share. */
export function createSurface(
  scene: Scene,
  runtime: AppRuntime,
  view: SurfaceView,
): Omit<Phone, 'pressKey' | 'launch' | 'stop' | 'appInFront'> {
  const {frame, press, findByKey} = view;
  const {nowMs, advance, schedule, findLive, clipboard, setClipboard, takeEvents} = runtime;

  /** Moves the row at a point by as many rows as `distance` covers; `undefined` when no movable row is there. */
  function moveHeld(at: ScreenPoint, distance: number): ControlState | undefined {
    const row = hitTest(frame().root, at).findLast(({key}) => findLive(key)?.control.spec.movable);
    const control = row && findLive(row.key)?.control;
    if (!row || !control?.parent) return undefined;
    const {children} = control.parent;
    const places = Math.round(distance / (row.bounds[3] - row.bounds[1]));
    const others = children.filter((other) => other !== control);
    others.splice(Math.max(0, children.indexOf(control) + places), 0, control);
    control.parent.children = others;
    return row;
  }

  return {
    isRunning: (packageName) => runtime.running().some(({spec}) => spec.packageName === packageName),
    scene,
    nowMs,
    advance,
    nextChangeMs() {
      const moves = view
        .shown()
        .some(({screens}) =>
          [...walkControls(screens.at(-1)?.controls ?? [])].some(({spec}) => spec.motion !== undefined),
        );
      return moves ? nowMs() + MOTION_STEP_MS : runtime.nextTimerMs();
    },
    schedule,
    frame,
    tap(at, ms) {
      const path = hitTest(frame().root, at);
      const how = howLong(ms);
      const target = path.findLast(
        ({clickable, longClickable}) => clickable || (how === 'long' && longClickable),
      );
      if (target) press(target.key, how);
      return target ?? path.findLast(({key}) => key > 0);
    },
    swipe(points, ms, holdMs = 0) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return undefined;
      const held = howLong(holdMs) === 'long' ? moveHeld(first, last[1] - first[1]) : undefined;
      if (held) return held;
      const {root} = frame();
      const path = hitTest(root, first);
      const moved = path.findLast(
        ({key, bounds}) =>
          drag(runtime, key, first, last, root) || steer(runtime, key, centerOf(bounds), last, ms),
      );
      if (moved) return moved;
      const list = path.findLast(({look}) => look === 'list');
      const found = list && findLive(list.key);
      if (list && found) scrollBy(found.control, first[1] - last[1], list.bounds[3] - list.bounds[1]);
      return list;
    },
    press,
    scroll(key, share) {
      const state = findByKey(key);
      const found = findLive(key);
      if (!state || !found) return false;
      const viewHeight = state.bounds[3] - state.bounds[1];
      return scrollBy(found.control, Math.round(-share * viewHeight), viewHeight);
    },
    typeText(text, {key = view.shown().at(-1)?.focusedKey, isAppended = false} = {}) {
      return key !== undefined && runtime.type(key, text, isAppended) ? findByKey(key) : undefined;
    },
    clipboard,
    setClipboard,
    takeEvents,
  };
}
