import {type Bounds, centerOf, contains, type ScreenPoint} from '../geometry';
import type {AppRuntime} from './createAppRuntime';
import type {ControlState} from './frame';
import {hitTest} from './hitTest';
import {type LiveControl, moveBy, walkScreens} from './liveControl';
import type {RunningApp} from './runningApp';

/**
 * Drags the control with this key, and drops it; `false` when it cannot be dragged. It stays where it is dropped, vanishes in
 * what takes it, and springs back from another one that can be dragged too.
 */
export function drag(
  {findLive, runSteps}: AppRuntime,
  key: number,
  from: ScreenPoint,
  to: ScreenPoint,
  root: ControlState,
): boolean {
  const found = findLive(key);
  if (!found?.control.spec.draggable) return false;
  const {app, control} = found;
  const below = hitTest(root, to).findLast((state) => state.key > 0 && state.key !== key);
  const target = below && findLive(below.key)?.control;
  const together = target && mergeOf(app, control, target);
  const steps = target?.spec.onArrive?.[control.picture ?? ''];
  if (together) target.picture = together;
  if (together || steps) control.isHidden = true;
  else if (!target?.spec.draggable) moveBy(control, to[0] - from[0], to[1] - from[1]);
  runSteps(app, steps ?? []);
  return true;
}

function mergeOf({spec}: RunningApp, {picture}: LiveControl, target: LiveControl): string | undefined {
  if (!target.spec.draggable || target.picture !== picture) return undefined;
  return spec.merges?.[picture ?? ''];
}

/**
 * Moves what the stick with this key steers, for `ms` in the direction of the finger, as far as its ways lead; `false` when it
 * is no stick. What it then stands on hears of it.
 */
export function steer(
  {findLive, runSteps}: AppRuntime,
  key: number,
  [middleX, middleY]: ScreenPoint,
  [fingerX, fingerY]: ScreenPoint,
  ms: number,
): boolean {
  const found = findLive(key);
  const stick = found?.control.spec.steers;
  if (!found || !stick) return false;
  const all = [...walkScreens(found.app.screens)];
  const walker = all.find(({spec}) => spec.id === stick.control);
  const reach = Math.hypot(fingerX - middleX, fingerY - middleY);
  if (!walker?.spec.bounds || reach === 0) return true;
  const start = centerOf(walker.spec.bounds);
  const [oldX, oldY] = walker.moved;
  const placeAfter = (pixels: number): ScreenPoint => [
    Math.round(oldX + ((fingerX - middleX) / reach) * pixels),
    Math.round(oldY + ((fingerY - middleY) / reach) * pixels),
  ];
  const standsIn = (bounds: Bounds | undefined, [x, y]: ScreenPoint): boolean =>
    bounds !== undefined && contains(bounds, [start[0] + x, start[1] + y]);
  const farthest = (stick.pixelsASecond * ms) / 1000;
  for (let pixels = 1; pixels <= farthest; pixels++) {
    const place = placeAfter(pixels);
    if (!stick.ways.some((way) => standsIn(way, place))) break;
    walker.moved = place;
  }
  for (const {spec, parent} of all)
    if (parent === walker.parent && standsIn(spec.bounds, walker.moved))
      runSteps(found.app, spec.onArrive?.[walker.picture ?? ''] ?? []);
  return true;
}
