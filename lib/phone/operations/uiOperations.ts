import {getOwn} from '../../collections/getOwn';
import type {Bounds} from '../geometry';
import type {RunState} from '../run/runState';
import {numberOf, type Operation, type Operations, stateOf, textOf, type Values} from './operation';
import {passTime} from './timeOperations';

/** Time until the simulated user answers a dialog. */
const READ_MS = 1500;
/** Time between two messages from the page of a window. */
const MESSAGE_MS = 1000;
/** Time until the simulated user presses the menu entry that the scene names. */
const MENU_MS = 3500;
/** Ids in events for windows that have none in the product. */
const PICTURE_WINDOW = -1;
const CANVAS_WINDOW = -2;

const changeWindow: Operation = (values, state) => {
  const id = numberOf(stateOf(values.self), 'id');
  if (state.windows.has(id)) showWindow(state, id, 'changed');
};

const changeCanvas: Operation = (_values, state) =>
  state.emit({type: 'window', id: CANVAS_WINDOW, state: 'changed', title: 'Canvas'});

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
    state.noteUndocumented(
      'ui.Dialog.select',
      'What select() gives is not documented; here it is a list of the chosen items.',
    );
    return answer === false ? undefined : chosen;
  },
  'android.ui.WebWindow.show'(values, state) {
    const {id, html} = stateOf(values.self);
    const number = typeof id === 'number' ? id : 0;
    const path = String(html ?? '');
    const messages = getOwn(state.phone.scene.user?.messages, titleOf(path)) ?? [];
    state.windows.set(number, {html: path, pending: messages.length});
    showWindow(state, number, 'shown');
    state.noteUndocumented(
      'ui.WebWindow',
      messages.length === 0
        ? 'The window is shown, but its page does not run: no message of it reaches the script.'
        : 'The window is shown, but its page does not run: the messages of it are those of a made-up user.',
    );
    for (const [index, [key, value]] of messages.entries())
      state.phone.schedule(MESSAGE_MS * (index + 1), () => sendMessage(state, number, key, value));
  },
  /** Whether a script must go on waiting for the window; after its last message, the simulated user closes it. */
  'window.waits'(values, state) {
    const id = numberOf(stateOf(values.self), 'id');
    const shown = state.windows.get(id);
    if (!shown) return false;
    if (shown.pending > 0) return true;
    passTime(state, READ_MS);
    closeWindow(state, id);
    return false;
  },
  'android.ui.WebWindow.close'(values, state) {
    closeWindow(state, numberOf(stateOf(values.self), 'id'));
  },
  'android.ui.WebWindow.call'(values, state) {
    changeWindow(values, state);
    state.noteUndocumented('ui.WebWindow.call', 'JavaScript in the page of a window does not run here.');
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
  'android.ui.FloatWindow.show': (_values, state) =>
    state.emit({type: 'window', id: 0, state: 'shown', title: 'Floating button'}),
  'android.ui.FloatWindow.hide': (_values, state) =>
    state.emit({type: 'window', id: 0, state: 'closed', title: 'Floating button'}),
  'android.ui.FloatWindow.add_menu'(values, state) {
    const id = textOf(values, 'menu_id');
    if (!state.phone.scene.user?.menu?.includes(id)) return;
    state.subscriptions.add('menu');
    state.phone.schedule(MENU_MS, () => state.pendingEvents.push({kind: 'menu', fields: {id}}));
  },
  'android.ui.ImageWindow.show'(_values, state) {
    state.emit({type: 'window', id: PICTURE_WINDOW, state: 'shown', title: 'Picture'});
  },
  'android.ui.Canvas.show'(_values, state) {
    state.emit({type: 'window', id: CANVAS_WINDOW, state: 'shown', title: 'Canvas'});
    state.noteUndocumented('ui.Canvas', 'What is drawn on a canvas is not shown here.');
  },
  'android.ui.Canvas.close'(_values, state) {
    state.emit({type: 'window', id: CANVAS_WINDOW, state: 'closed', title: 'Canvas'});
  },
  ...Object.fromEntries(
    'clear remove draw_arrow draw_circle draw_cross draw_line draw_oval draw_point draw_polygon draw_rect draw_region draw_text'
      .split(' ')
      .map((name) => [`android.ui.Canvas.${name}`, changeCanvas]),
  ),
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
  passTime(state, READ_MS);
}

function sendMessage(state: RunState, id: number, key: string, value: string): void {
  const shown = state.windows.get(id);
  if (!shown) return;
  shown.pending--;
  state.subscriptions.add('message');
  state.pendingEvents.push({kind: 'message', fields: {id, key, value}});
}

function closeWindow(state: RunState, id: number): void {
  const shown = state.windows.get(id);
  if (!shown) return;
  state.windows.delete(id);
  state.emit({type: 'window', id, state: 'closed', title: titleOf(shown.html)});
}

function showWindow(state: RunState, id: number, change: 'shown' | 'changed'): void {
  const {width, height} = state.phone.scene.device;
  const bounds: Bounds = [0, Math.round(height / 4), width, Math.round((height * 3) / 4)];
  const path = state.windows.get(id)?.html ?? '';
  const html = getOwn(state.request.files, path.replace(/^\/project\//, ''));
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
