import {findByKey} from '../device/findByKey';
import {labelOf} from '../device/hitTest';
import type {ScreenPoint} from '../geometry';
import type {RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import {search} from './nodeOperations';
import {numberOf, type Operation, type Operations, pointOf, textOf} from './operation';
import {passTime} from './timeOperations';

/** How long a touch takes where the call does not say, as in the stubs. */
export const TAP_MS = 20;

/** Touches a point for `ms` of simulated time. */
export function tap(state: RunState, at: ScreenPoint, ms: number): void {
  noteBeside(state, [at]);
  const target = state.phone.tap(at, ms);
  state.emit({type: 'tap', at, ms, ...(target ? {target: labelOf(target)} : {})});
  passTime(state, ms);
}

/**
 * Moves one finger along each path. Controls follow the first; after a long press of `holdMs` it moves a row. `touchMs` is how
 * long the finger was down, where it has moved before.
 */
export function swipe(
  state: RunState,
  paths: readonly (readonly ScreenPoint[])[],
  ms: number,
  holdMs = 0,
  touchMs = ms,
): void {
  const [first] = paths;
  noteBeside(state, paths.flat());
  const target = first ? state.phone.swipe(first, touchMs, holdMs) : undefined;
  state.emit({type: 'swipe', paths, ms, ...(target ? {target: labelOf(target)} : {})});
  passTime(state, ms);
}

/** Notes, once a run, that a touch is not on the screen. */
function noteBeside(state: RunState, points: readonly ScreenPoint[]): void {
  const {width, height} = state.phone.frame();
  if (points.some(([x, y]) => x < 0 || y < 0 || x >= width || y >= height))
    state.noteUndocumented(
      'action.click',
      `The touch is not all on the screen of ${width} × ${height} pixels. What a phone does then is not documented; here nothing is beyond its edge.`,
    );
}

export const tapPoint: Operation = (values, state) =>
  tap(state, pointOf(values), numberOf(values, 'dur', TAP_MS));

export const swipeLine: Operation = (values, state) => {
  const from = [numberOf(values, 'x'), numberOf(values, 'y')] as const;
  const to = [numberOf(values, 'x1'), numberOf(values, 'y1')] as const;
  swipe(state, [[from, to]], numberOf(values, 'dur', TAP_MS));
};

export const actionOperations: Operations = {
  'android.action.click': tapPoint,
  'android.action.swipe': swipeLine,
  'android.action.slide': swipeLine,
  'android.action.input'({msg, selector}, state) {
    const text = String(msg ?? '');
    const [field] = selector ? search(state, state.phone.frame().root, selector, 'find') : [];
    type(state, text, selector ? {key: field?.key ?? -1} : {});
  },
  'android.action.Key.back': (_values, state) => press(state, 'back'),
  'android.action.Key.home': (_values, state) => press(state, 'home'),
  'android.action.Key.recents': (_values, state) => keyOnly(state, 'recents'),
  'android.action.Key.notifactions': (_values, state) => keyOnly(state, 'notifications'),
  'android.action.Key.lockscreen': (_values, state) => keyOnly(state, 'lock'),
  'android.action.Key.screenshot': (_values, state) => keyOnly(state, 'screenshot'),
  'android.action.catch_click'(values, state) {
    const taps = state.phone.scene.user?.taps ?? [];
    const at = taps[Math.min(state.taps++, taps.length - 1)];
    state.emit({type: 'toast', text: textOf(values, 'msg', 'Tap the screen'), ms: 1000});
    passTime(state, 1000);
    return at && new PythonCall('Point', at);
  },
};

/** Presses a key of the phone, and reports it. */
export function press(state: RunState, key: 'back' | 'home'): void {
  state.emit({type: 'key', key});
  state.phone.pressKey(key);
}

function keyOnly(state: RunState, key: string): void {
  state.emit({type: 'key', key});
  state.noteUndocumented('action.Key', `The screen that the key “${key}” opens is not drawn here.`);
}

/** Types into the focused field, or into the one with a key, and reports it. */
export function type(state: RunState, text: string, options: {key?: number; isAppended?: boolean}): void {
  const field = state.phone.typeText(text, options);
  if (field) {
    const now = findByKey(state.phone.frame().root, field.key);
    state.emit({type: 'typed', text, target: now?.id ?? now?.hint ?? labelOf(field)});
  } else {
    state.noteUndocumented('action.input', 'No field takes the text: none has the focus, or none was found.');
  }
}
