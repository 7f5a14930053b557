import {isRecord} from '../../validation/isRecord';
import type {ScreenPoint} from '../geometry';
import type {RunState} from '../run/runState';
import {swipe, swipeLine, TAP_MS, tap, tapPoint} from './actionOperations';
import {numberOf, type Operations, pointOf, stateOf, type Values} from './operation';
import {passTime} from './timeOperations';

/** The touch between `Touch.down` and `Touch.up`, and when it began. */
const touches = new WeakMap<RunState, {points: ScreenPoint[]; sinceMs: number}>();

/** Paths of fingers, a finger that is moved step by step, and boards that press as a mouse and keyboard do. */
export const gestureOperations: Operations = {
  'android.action.Hid.click': tapPoint,
  'android.action.Hid.slide': swipeLine,
  'android.action.Hid.swipe': swipeLine,
  'android.action.Hid.key'({keycode}, state) {
    for (const name of Array.isArray(keycode) ? keycode.map(String) : []) {
      state.emit({type: 'key', key: name});
      if (/^[a-z0-9]$/.test(name)) state.phone.typeText(name, {isAppended: true});
    }
  },
  'android.action.simulate_interpolated_swipe_smooth'(values, state) {
    const from = [numberOf(values, 'start_x'), numberOf(values, 'start_y')] as const;
    const to = [numberOf(values, 'end_x'), numberOf(values, 'end_y')] as const;
    swipe(state, [[from, to]], numberOf(values, 'total_duration_ms'));
  },
  'android.action.gesture'({paths}, state) {
    const list = Array.isArray(paths) ? paths : [paths];
    const drawn = list.map((path) => tracePath(stateOf(path)));
    const times = list.map(
      (path) => numberOf(stateOf(path), 'start_time') + numberOf(stateOf(path), 'duration', TAP_MS),
    );
    swipe(state, drawn, Math.max(0, ...times));
  },
  'android.action.Touch.down'(values, state) {
    touches.set(state, {points: [pointOf(values)], sinceMs: state.phone.nowMs()});
    passTime(state, numberOf(values, 'dur', TAP_MS));
  },
  'android.action.Touch.move'(values, state) {
    touches.get(state)?.points.push(pointOf(values));
    passTime(state, numberOf(values, 'dur', TAP_MS));
  },
  'android.action.Touch.up'(values, state) {
    const {points = [], sinceMs = 0} = touches.get(state) ?? {};
    touches.delete(state);
    const end = pointOf(values);
    const [start] = points;
    const ms = numberOf(values, 'dur', TAP_MS);
    if (start && points.length === 1 && start[0] === end[0] && start[1] === end[1]) tap(state, end, TAP_MS);
    else swipe(state, [[...points, end]], ms, 0, state.phone.nowMs() - sinceMs + ms);
  },
};

/** The points of a `Path`; of curves and arcs only the ends. */
function tracePath({links}: Values): ScreenPoint[] {
  const points: ScreenPoint[] = [];
  for (const link of Array.isArray(links) ? links : []) {
    const [name, ...rest]: unknown[] = Array.isArray(link) ? link : [];
    const numbers = rest.filter((value) => typeof value === 'number');
    const [x, y] = numbers.slice(-2);
    if (name === 'close' && points[0]) points.push(points[0]);
    if (x === undefined || y === undefined || isRecord(name)) continue;
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    if (String(name).startsWith('r') && name !== 'reset' && name !== 'rewind')
      points.push([lastX + x, lastY + y]);
    else if (/To$/.test(String(name))) points.push([x, y]);
  }
  return points;
}
