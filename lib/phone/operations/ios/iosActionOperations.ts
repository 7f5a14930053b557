import {labelOf} from '../../device/hitTest';
import type {ScreenPoint} from '../../geometry';
import type {RunState} from '../../run/runState';
import {swipe, TAP_MS, tap} from '../actionOperations';
import {numberOf, type Operation, type Operations, pointOf, textOf} from '../operation';

const HOME = 'home';
/** Start and end of the short forms of swipe, as shares of the screen. */
const FAR = 0.75;
const NEAR = 0.25;
const SWIPE_MS = 200;

const typeText: Operation = (values, state) => {
  const text = textOf(values, 'value', textOf(values, 'text'));
  const field = state.phone.typeText(text, {isAppended: true});
  if (field) state.emit({type: 'typed', text, target: field.id ?? field.hint ?? labelOf(field)});
  else state.noteUndocumented('action.input', 'No field has the focus, so nothing takes the text.');
};

const slideAcross =
  (from: ScreenPoint, to: ScreenPoint): Operation =>
  (_values, state) => {
    const {width, height} = state.phone.scene.device;
    const at = ([x, y]: ScreenPoint): ScreenPoint => [Math.floor(x * width), Math.floor(y * height)];
    state.noteUndocumented(
      'action.slide_up',
      'How far the short forms swipe is not documented; here it is half of the screen.',
    );
    swipe(state, [[at(from), at(to)]], SWIPE_MS);
  };

export const iosActionOperations: Operations = {
  'ios.action.click': (values, state) => tap(state, pointOf(values), numberOf(values, 'duration', TAP_MS)),
  'ios.action.double_tap'(values, state) {
    tap(state, pointOf(values), TAP_MS);
    tap(state, pointOf(values), TAP_MS);
  },
  'ios.action.slide'(values, state) {
    const from = [numberOf(values, 'x1'), numberOf(values, 'y1')] as const;
    const to = [numberOf(values, 'x2'), numberOf(values, 'y2')] as const;
    swipe(state, [[from, to]], numberOf(values, 'duration', SWIPE_MS));
  },
  'ios.action.slide_up': slideAcross([0.5, FAR], [0.5, NEAR]),
  'ios.action.slide_down': slideAcross([0.5, NEAR], [0.5, FAR]),
  'ios.action.slide_left': slideAcross([FAR, 0.5], [NEAR, 0.5]),
  'ios.action.slide_right': slideAcross([NEAR, 0.5], [FAR, 0.5]),
  'ios.action.touch_and_slide'(values, state) {
    const from = [numberOf(values, 'from_x'), numberOf(values, 'from_y')] as const;
    const to = [numberOf(values, 'to_x'), numberOf(values, 'to_y')] as const;
    const holdMs = numberOf(values, 'touch_down_duration');
    const ms = holdMs + numberOf(values, 'touch_move_duration') + numberOf(values, 'touch_up_duration');
    swipe(state, [[from, to]], ms, holdMs);
  },
  'ios.action.home': (_values, state) => pressHome(state),
  'ios.action.key_press'(values, state) {
    const key = textOf(values, 'key');
    if (key === HOME) return pressHome(state);
    state.emit({type: 'key', key});
    state.noteUndocumented('action.key_press', `What the key “${key}” does is not drawn here.`);
  },
  'ios.action.input': typeText,
  'ios.action.keys': typeText,
  'ios.ime.input_text'(values, state) {
    state.noteUndocumented(
      'ime.input_text',
      'Whether input_text() adds to what a field holds or replaces it is not documented; here it adds.',
    );
    return typeText(values, state);
  },
  'ios.ime.input_clear': (_values, state) => {
    if (!state.phone.typeText(''))
      state.noteUndocumented('ime.input_clear', 'No field has the focus, so none is emptied.');
  },
  'ios.ime.input_enter': (_values, state) => state.emit({type: 'key', key: 'enter'}),
};

function pressHome(state: RunState): void {
  state.emit({type: 'key', key: HOME});
  state.phone.pressKey(HOME);
}
