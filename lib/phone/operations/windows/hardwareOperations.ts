import type {MouseButton} from '../../device/desktop';
import {labelOf} from '../../device/hitTest';
import type {ScreenPoint} from '../../geometry';
import type {RunState} from '../../run/runState';
import {numberOf, type Operation, type Operations, textOf, type Values} from '../operation';
import {passTime} from '../timeOperations';
import {desktopOf} from './desktopOf';
import {clickMouse, dragMouse, moveMouse, pointerOf} from './mouse';

const MODIFIERS: ReadonlySet<string> = new Set(['ctrl', 'shift', 'alt', 'win']);
const BUTTONS: readonly MouseButton[] = ['left', 'middle', 'right'];
const TYPED_BY_KEYS = /^[\x20-\x7e\n\t]*$/;

const wait: Operation = (values, state) => {
  const ms = numberOf(values, 'seconds') * 1000;
  state.emit({type: 'sleep', ms: Math.round(ms)});
  passTime(state, ms);
};

export const hardwareOperations: Operations = {
  'windows.hardware.mouse.Mouse.click'(values, state) {
    const at = placeOf(values, state);
    clickMouse(state, {
      ...(at && {at}),
      button: buttonOf(values),
      clicks: numberOf(values, 'clicks', 1),
      intervalMs: numberOf(values, 'interval') * 1000,
      travelMs: numberOf(values, 'move_duration') * 1000,
      holdMs: numberOf(values, 'duration') * 1000,
      spread: numberOf(values, 'offset'),
    });
  },
  'windows.hardware.mouse.Mouse.long_press'(values, state) {
    const at = placeOf(values, state);
    clickMouse(state, {
      ...(at && {at}),
      button: buttonOf(values),
      clicks: 1,
      intervalMs: 0,
      travelMs: 0,
      holdMs: numberOf(values, 'press_duration', 2) * 1000,
      spread: 0,
    });
  },
  'windows.hardware.mouse.Mouse.mouse_move'(values, state) {
    const at = [numberOf(values, 'x'), numberOf(values, 'y')] as const;
    moveMouse(state, at, numberOf(values, 'move_duration') * 1000);
  },
  'windows.hardware.mouse.Mouse.mouse_down'(values, state) {
    const pointer = pointerOf(state);
    const at = placeOf(values, state) ?? pointer.at;
    moveMouse(state, at, 0);
    pointer.held = [at];
  },
  'windows.hardware.mouse.Mouse.mouse_up'(values, state) {
    const pointer = pointerOf(state);
    const end = placeOf(values, state) ?? pointer.at;
    const button = buttonOf(values);
    // A button that is not down is not released: nothing is clicked.
    if (!pointer.held) return moveMouse(state, end, 0);
    const points = [...pointer.held, end];
    delete pointer.held;
    const isStill = points.every(([x, y]) => x === end[0] && y === end[1]);
    if (isStill)
      clickMouse(state, {
        at: end,
        button,
        clicks: 1,
        intervalMs: 0,
        travelMs: 0,
        holdMs: 0,
        spread: 0,
      });
    else dragMouse(state, points, 0, button);
  },
  'windows.hardware.mouse.Mouse.drag'(values, state) {
    const {at} = pointerOf(state);
    const from = [numberOf(values, 'from_x', at[0]), numberOf(values, 'from_y', at[1])] as const;
    const to = [numberOf(values, 'to_x'), numberOf(values, 'to_y')] as const;
    dragMouse(state, [from, to], numberOf(values, 'move_duration', 0.5) * 1000, 'left');
  },
  'windows.hardware.mouse.Mouse.scroll'(values, state) {
    const at = placeOf(values, state) ?? pointerOf(state).at;
    pointerOf(state).at = at;
    const clicks = numberOf(values, 'clicks');
    const target = desktopOf(state).wheel(at, clicks);
    state.emit({type: 'wheel', at, clicks, ...(target ? {target: labelOf(target)} : {})});
    state.noteUndocumented(
      'hardware.mouse.Mouse.scroll',
      'How far one step of the wheel scrolls is not documented; here it is 90 pixels.',
    );
  },
  'windows.hardware.mouse.Mouse.wait': wait,
  'windows.hardware.keyboard.Keyboard.wait': wait,
  'windows.hardware.keyboard.Keyboard.input'(values, state) {
    const text = textOf(values, 'msg');
    const isTyped = TYPED_BY_KEYS.test(text);
    if (!isTyped) {
      state.phone.setClipboard(text);
      state.emit({type: 'clipboard', text});
    }
    const field = desktopOf(state).type(text);
    state.emit({type: 'typed', text, ...(field ? {target: field.desc ?? field.id ?? field.type} : {})});
    passTime(state, isTyped ? numberOf(values, 'interval') * 1000 * text.length : 0);
  },
  'windows.hardware.keyboard.Keyboard.key'(values, state) {
    const keys = Array.isArray(values.keys) ? values.keys.map(String) : [textOf(values, 'keys')];
    const presses = numberOf(values, 'presses', 1);
    for (let count = 0; count < presses; count++) {
      for (const key of keys) press(state, [key]);
      passTime(state, numberOf(values, 'interval') * 1000);
    }
  },
  'windows.hardware.keyboard.Keyboard.key_hot'(values, state) {
    const keys = Array.isArray(values.args) ? values.args.map(String) : [];
    press(state, keys);
    passTime(state, numberOf(values, 'interval') * 1000 * keys.length);
  },
  'windows.hardware.keyboard.Keyboard.key_down'(values, state) {
    const key = textOf(values, 'key_str').toLowerCase();
    heldKeys(state).add(key);
    if (MODIFIERS.has(key)) state.emit({type: 'key', key: `${key} down`});
    else press(state, [key]);
  },
  'windows.hardware.keyboard.Keyboard.key_up'(values, state) {
    const key = textOf(values, 'key_str').toLowerCase();
    heldKeys(state).delete(key);
    state.emit({type: 'key', key: `${key} up`});
    desktopOf(state).press([`${key}:up`]);
  },
};

const held = new WeakMap<RunState, Set<string>>();

function heldKeys(state: RunState): Set<string> {
  const keys = held.get(state) ?? new Set();
  held.set(state, keys);
  return keys;
}

/** Presses keys together with the modifiers that are held down. */
function press(state: RunState, keys: readonly string[]): void {
  const pressed = keys.map((key) => key.toLowerCase());
  const modifiers = [...heldKeys(state)].filter((key) => MODIFIERS.has(key) && !pressed.includes(key));
  const together = [...modifiers, ...pressed];
  state.emit({type: 'key', key: together.join('+')});
  desktopOf(state).press(together);
}

/** The point in the arguments; `undefined` when there is none, or only one coordinate. */
function placeOf({x, y}: Values, state: RunState): ScreenPoint | undefined {
  if (typeof x === 'number' && typeof y === 'number') return [Math.trunc(x), Math.trunc(y)];
  if (typeof x === 'number' || typeof y === 'number')
    state.noteUndocumented(
      'hardware.mouse.Mouse.click',
      'What x or y alone does is not documented; here the pointer stays where it is.',
    );
  return undefined;
}

function buttonOf(values: Values): MouseButton {
  const button = BUTTONS.find((name) => name === values.button);
  if (button || values.button === undefined) return button ?? 'left';
  throw new Error(`button: found ${JSON.stringify(values.button)}; allowed: ${BUTTONS.join(', ')}`);
}
