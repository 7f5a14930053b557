import type {Bounds} from '../run/runEvent';
import type {RunState} from '../run/runState';
import {numberOf, type Operation, type Operations, stateOf, textOf, type Values} from './operation';
import {pass} from './timeOperations';

/** How long the simulated user reads a dialog. */
const READ_MS = 1500;

const changeWindow: Operation = (values, state) => {
  const id = numberOf(stateOf(values.self), 'id');
  if (state.windows.has(id)) showWindow(state, id, 'changed');
};

const quiet: Operation = () => undefined;

export const uiOperations: Operations = {
  'android.ui.Dialog.toast'(values, state) {
    state.emit({type: 'toast', text: textOf(values, 'msg'), ms: numberOf(values, 'dur', 3000)});
  },
  'android.ui.Dialog.alert'(values, state) {
    report(state, 'alert', values, textOf(values, 'submit'));
    return true;
  },
  'android.ui.Dialog.confirm'(values, state) {
    const isConfirmed = answerOf(state) !== false;
    report(state, 'confirm', values, textOf(values, isConfirmed ? 'submit' : 'cancel'));
    return isConfirmed;
  },
  'android.ui.Dialog.prompt'(values, state) {
    const answer = answerOf(state);
    const text = typeof answer === 'string' ? answer : textOf(values, 'value');
    report(state, 'prompt', values, answer === false ? textOf(values, 'cancel') : text);
    return answer === false ? undefined : text;
  },
  'android.ui.Dialog.select'(values, state) {
    const answer = answerOf(state);
    const items = Array.isArray(values.items) ? values.items.map(String) : [];
    const chosen = Array.isArray(answer) ? answer.map(String) : items.slice(0, 1);
    report(state, 'select', values, chosen.join(', '));
    state.noteOpen(
      'android.ui.Dialog.select',
      'What select() gives is not documented; here it is a list of the chosen items.',
    );
    return answer === false ? undefined : chosen;
  },
  'android.ui.WebWindow.show'(values, state) {
    const {id, html} = stateOf(values.self);
    const number = typeof id === 'number' ? id : 0;
    state.windows.set(number, {html: String(html ?? '')});
    showWindow(state, number, 'shown');
    state.noteOpen(
      'android.ui.WebWindow',
      'The window is shown, but its page does not run: no message of it reaches the script.',
    );
    if (values.wait === true) {
      pass(state, READ_MS);
      state.windows.delete(number);
      state.emit({type: 'window', id: number, state: 'closed', title: titleOf(String(html ?? ''))});
    }
  },
  'android.ui.WebWindow.close'(values, state) {
    const id = numberOf(stateOf(values.self), 'id');
    const shown = state.windows.get(id);
    if (!shown) return;
    state.windows.delete(id);
    state.emit({type: 'window', id, state: 'closed', title: titleOf(shown.html)});
  },
  'android.ui.WebWindow.mode': changeWindow,
  'android.ui.WebWindow.size': changeWindow,
  'android.ui.WebWindow.width': changeWindow,
  'android.ui.WebWindow.height': changeWindow,
  'android.ui.WebWindow.x': changeWindow,
  'android.ui.WebWindow.y': changeWindow,
  'android.ui.WebWindow.gravity': changeWindow,
  'android.ui.WebWindow.background': changeWindow,
  'android.ui.WebWindow.dim_amount': changeWindow,
  'android.ui.WebWindow.drag': changeWindow,
  'android.ui.WebWindow.on': quiet,
  'android.ui.FloatWindow.show': (_values, state) =>
    state.emit({type: 'window', id: 0, state: 'shown', title: 'Floating button'}),
  'android.ui.FloatWindow.hide': (_values, state) =>
    state.emit({type: 'window', id: 0, state: 'closed', title: 'Floating button'}),
};

function answerOf(state: RunState): boolean | string | readonly string[] | undefined {
  const answers = state.phone.scene.user?.dialogs ?? [];
  return answers[Math.min(state.dialogs++, answers.length - 1)];
}

function report(
  state: RunState,
  kind: 'alert' | 'confirm' | 'prompt' | 'select',
  values: Values,
  answer: string,
): void {
  state.emit({type: 'dialog', kind, title: textOf(values, 'title'), text: textOf(values, 'msg'), answer});
  pass(state, READ_MS);
}

function showWindow(state: RunState, id: number, change: 'shown' | 'changed'): void {
  const {width, height} = state.phone.scene.device;
  const bounds: Bounds = [0, Math.round(height / 4), width, Math.round((height * 3) / 4)];
  const path = state.windows.get(id)?.html ?? '';
  const html = state.request.files?.[path.replace(/^\/project\//, '')];
  state.emit({
    type: 'window',
    id,
    state: change,
    title: titleOf(path),
    bounds,
    ...(html === undefined ? {} : {html}),
  });
}

function titleOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
