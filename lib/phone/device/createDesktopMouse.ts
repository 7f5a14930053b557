import type {Bounds, ScreenPoint} from '../geometry';
import type {AppRuntime, Press} from './createAppRuntime';
import type {WindowManager} from './createWindowManager';
import type {Desktop} from './desktop';
import type {ControlState} from './frame';
import {hitTest} from './hitTest';
import {howLong} from './howLong';
import {moveBy, scrollBy} from './liveControl';

/** Pixels that one step of the wheel scrolls; on a real computer a setting of Windows. */
const WHEEL_PIXELS = 90;

export interface MouseContext {
  runtime: AppRuntime;
  windows: WindowManager;
  /** The root of all that is on the screen. */
  root(): ControlState;
  press(key: number, how: Press): void;
}

/** Makes the mouse of a desktop. A button that goes down raises the window there. */
export function createDesktopMouse({
  runtime,
  windows,
  root,
  press,
}: MouseContext): Pick<Desktop, 'click' | 'hover' | 'drag' | 'wheel'> {
  /** Raises the window at a point, and returns the controls there. */
  function raiseAt(at: ScreenPoint): ControlState[] {
    const path = hitTest(root(), at);
    const window = windows.all().find(({keys}) => path.some(({key}) => key === keys.window));
    if (window && window !== windows.front()) windows.raise(window);
    return path;
  }

  /** Moves the window whose title bar this is, or a control that can be dragged; `false` for another one. */
  function move({key}: ControlState, dx: number, dy: number): boolean {
    const window = windows.all().find(({keys}) => keys.bar === key);
    if (window) window.bounds = shiftBy(window.bounds, dx, dy);
    const live = runtime.findLive(key)?.control;
    if (live?.spec.draggable) moveBy(live, dx, dy);
    return window !== undefined || live?.spec.draggable === true;
  }

  return {
    click(at, button, clicks, ms) {
      const path = raiseAt(at);
      const target = findPressable(path);
      if (!target) return path.findLast(({key}) => key !== 0);
      const how = button === 'right' ? 'right' : howLong(ms);
      if (button !== 'middle') for (let count = 0; count < clicks; count++) press(target.key, how);
      if (button === 'left' && clicks === 2) press(target.key, 'double');
      return target;
    },
    hover(at) {
      const path = hitTest(root(), at);
      for (const {key} of path) press(key, 'hover');
      return path.findLast(({key, clickable}) => key !== 0 && clickable);
    },
    drag(points) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return undefined;
      const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
      return raiseAt(first).findLast((state) => move(state, dx, dy));
    },
    wheel(at, clicks) {
      const list = hitTest(root(), at).findLast(({look}) => look === 'list');
      const live = list && runtime.findLive(list.key)?.control;
      if (!list || !live) return undefined;
      scrollBy(live, -clicks * WHEEL_PIXELS, list.bounds[3] - list.bounds[1]);
      return list;
    },
  };
}

/** The topmost control of a path that reacts to a press. */
export function findPressable(path: readonly ControlState[]): ControlState | undefined {
  return path.findLast(({clickable, longClickable}) => clickable || longClickable);
}

function shiftBy([left, top, right, bottom]: Bounds, dx: number, dy: number): Bounds {
  return [left + dx, top + dy, right + dx, bottom + dy];
}
