import type {Scene} from '../scene/scene';
import {type AppRuntime, type RunningApp, scrollBy} from './appRuntime';
import type {ControlState, Frame} from './frame';
import {hitTest} from './hitTest';
import {walkControls} from './liveControl';
import type {Phone} from './phone';

/** From this on a finger that stays down is a long press, as on Android. */
export const LONG_PRESS_MS = 500;

/** How often what moves is looked at anew. */
const MOTION_STEP_MS = 200;

/** What a screen shows. */
export interface SurfaceView {
  frame(): Frame;
  /** The apps of which something can be seen, the one that takes keys last. */
  shown(): readonly RunningApp[];
  press(key: number, isLong: boolean): boolean;
  /** A control as it is now, also one that is covered. */
  findState(key: number): ControlState | undefined;
}

/** What a phone and a desktop do alike, whichever of their apps they show. */
export function createSurface(
  scene: Scene,
  runtime: AppRuntime,
  view: SurfaceView,
): Omit<Phone, 'pressKey' | 'launch' | 'stop' | 'appInFront'> {
  const {frame, press, findState} = view;
  const {nowMs, advance, schedule, findLive, clipboard, setClipboard, takeNotes} = runtime;
  return {
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
      const isLong = ms >= LONG_PRESS_MS;
      const target = path.findLast(({clickable, longClickable}) => clickable || (isLong && longClickable));
      if (target) press(target.key, isLong);
      return target ?? path.findLast(({key}) => key !== 0);
    },
    swipe(points) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return undefined;
      const list = hitTest(frame().root, first).findLast(({look}) => look === 'list');
      const found = list && findLive(list.key);
      if (list && found) scrollBy(found.control, first[1] - last[1], list.bounds[3] - list.bounds[1]);
      return list;
    },
    press,
    scroll(key, direction) {
      const state = findState(key);
      const found = findLive(key);
      if (!state || !found) return false;
      const viewHeight = state.bounds[3] - state.bounds[1];
      return scrollBy(found.control, -direction * viewHeight, viewHeight);
    },
    typeText(text, {key = view.shown().at(-1)?.focusedKey, isAppended = false} = {}) {
      return key !== undefined && runtime.type(key, text, isAppended) ? findState(key) : undefined;
    },
    clipboard,
    setClipboard,
    takeNotes,
  };
}
