import {eraseLast} from '../device/eraseLast';
import type {RunState} from '../run/runState';
import {press, type} from './actionOperations';
import {type Operations, textOf} from './operation';

const ENTER_KEY = 66;
const DELETE_KEY = 67;
const BACK_KEY = 4;
const HOME_KEY = 3;

/** The keyboard of AScript. */
export const imeOperations: Operations = {
  'android.action.Ime.input'(values, state) {
    type(state, textOf(values, 'info'), {isAppended: true});
  },
  'android.action.Ime.input_clear': (_values, state) => type(state, '', {}),
  'android.action.Ime.enter': (_values, state) => state.emit({type: 'key', key: 'enter'}),
  'android.action.Ime.is_active': () => true,
  'android.action.Ime.keys'({keys}, state) {
    for (const code of Array.isArray(keys) ? keys : [keys]) pressCode(state, Number(code));
  },
};

function pressCode(state: RunState, code: number): void {
  if (code === BACK_KEY) press(state, 'back');
  else if (code === HOME_KEY) press(state, 'home');
  else {
    state.emit({type: 'key', key: code === ENTER_KEY ? 'enter' : String(code)});
    const focused = code === DELETE_KEY ? state.phone.typeText('', {isAppended: true}) : undefined;
    if (focused?.text) state.phone.typeText(eraseLast(focused.text), {key: focused.key});
  }
}
