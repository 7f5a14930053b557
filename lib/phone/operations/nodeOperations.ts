import {escapePattern} from '../../text/escapePattern';
import {findByKey} from '../device/findByKey';
import type {ControlState} from '../device/frame';
import {labelOf} from '../device/hitTest';
import {centerOf} from '../geometry';
import type {RunState} from '../run/runState';
import {PythonCall, PythonFields} from '../run/toPython';
import type {Relation} from '../selector/controlNode';
import {evaluateSelector, findRelatives} from '../selector/evaluateSelector';
import {formatLink, type SelectorLink, toSelectorLink} from '../selector/selectorLink';
import {numberOf, type Operations, stateOf, textOf, type Values} from './operation';
import {PERMISSION_CONSTANTS} from './permissionOperations';
import {reportControls} from './reportControls';

/** Search modes of other run modes than that of the phone, in which accessibility is on: they find nothing. */
const MODE_HID = 6;
const MODE_ROOT = 9;

export const nodeOperations: Operations = {
  'android.node.Selector.find'({self}, state) {
    const [first] = search(state, state.phone.frame().root, self, 'find()', 1);
    return first && toNode(first);
  },
  'android.node.Selector.find_all'({self}, state) {
    const found = search(state, state.phone.frame().root, self, 'find_all()');
    return found.length > 0 ? found.map(toNode) : undefined;
  },
  'android.node.Selector.find_by_text'({text}, state) {
    const note =
      'What find_by_text() gives is not documented; here it is a list of the controls whose text is the same.';
    return findBy(state, 'text', String(text), note);
  },
  'android.node.Selector.find_by_id'({id}, state) {
    const note = 'What find_by_id() gives is not documented; here it is a list of the controls with this id.';
    return findBy(state, 'id', String(id), note);
  },
  'android.node.Selector.dump'(_values, state) {
    state.noteUndocumented(
      'node.Selector.dump',
      'The fields of the dump are not documented; these are the simulation’s own.',
    );
    return JSON.stringify(describeTree(state.phone.frame().root));
  },
  'android.node.Selector.cache'(_values, state) {
    state.noteUndocumented(
      'node.Selector.cache',
      'Here cache() changes nothing: every search sees the screen as it is.',
    );
  },
  'android.node.Selector.refresh'() {},
  'android.node.Node.find'({self, selector}, state) {
    const root = findControl(state, self);
    const [first] = root ? search(state, withoutRoot(root), selector, 'find()', 1) : [];
    return first && toNode(first);
  },
  'android.node.Node.find_all'({self, selector}, state) {
    const root = findControl(state, self);
    const found = root ? search(state, withoutRoot(root), selector, 'find_all()') : [];
    if (found.length === 0)
      state.noteUndocumented(
        'node.Node.find_all',
        'Whether Node.find_all() gives None or an empty list is not documented; here it is None.',
      );
    return found.length > 0 ? found.map(toNode) : undefined;
  },
  'android.node.Node.click': (values, state) => act(state, keyOf(values.self), 'click'),
  'android.node.Node.long_click': (values, state) => act(state, keyOf(values.self), 'long_click'),
  'android.node.Node.input': (values, state) =>
    act(state, keyOf(values.self), 'input', textOf(values, 'msg')),
  'android.node.Node.slide': (values, state) =>
    act(state, keyOf(values.self), 'slide', numberOf(values, 'ore', -1)),
  'android.node.Node.swipe': (values, state) =>
    act(state, keyOf(values.self), 'swipe', numberOf(values, 'ore', -1)),
  'android.node.Node.parent': (values, state) => relatives(values, state, 'parent'),
  'android.node.Node.child': (values, state) => relatives(values, state, 'child'),
  'android.node.Node.brother': (values, state) => relatives(values, state, 'brother'),
  constant: ({name}) => constants[String(name)],
};

const constants: Readonly<Record<string, unknown>> = {
  ...PERMISSION_CONSTANTS,
  'android.node.Selector.MODE_ASS': MODE_HID,
  'android.node.Selector.MODE_ROOT': MODE_ROOT,
  'android.screen.FORMAT_BITMAP': 1,
  'android.screen.FORMAT_CV_MAT': 2,
  'android.screen.FORMAT_PIL_IMAGE': 3,
  'android.screen.FORMAT_IMAGE_DATA': 4,
  'android.screen.FORMAT_ANDROID_IMAGE': 5,
  'android.system.R.id': 0,
  'android.system.R.mode': 2,
  'android.system.R.name': 'project',
  'android.system.R.package_name': 'com.aojoy.airscript',
  'android.system.R.version': 1,
};

/** The links of a `Selector` object. */
function linksOf(selector: unknown): SelectorLink[] {
  const {links} = stateOf(selector);
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) => {
    if (!Array.isArray(link)) return [];
    const [name, ...values] = link;
    return toSelectorLink(String(name), values) ?? [];
  });
}

/** Runs a chain: finds controls, reports the search, then performs the chain's actions on up to `max` of them. */
export function search(
  state: RunState,
  root: ControlState,
  selector: unknown,
  last: string,
  max = Number.POSITIVE_INFINITY,
): readonly ControlState[] {
  const links = linksOf(selector);
  const {mode, xpath} = stateOf(selector);
  if (typeof xpath === 'string')
    state.emit({
      type: 'not-simulated',
      name: 'android.node.Selector.xpath',
      docs: '/docs/android/api/node/app/selector',
    });
  const {matches, notes} = evaluateSelector(root, links);
  const found = mode === MODE_HID || mode === MODE_ROOT ? [] : matches;
  const wanted = typeof xpath === 'string' ? [] : found.slice(0, max);
  const start = mode === 0 || mode === undefined ? 'Selector()' : `Selector(${String(mode)})`;
  reportControls(state, `${start}${links.map(formatLink).join('')}.${last}`, wanted, found.length);
  for (const note of notes) state.noteUndocumented('node.Selector.text', note);
  for (const link of links)
    if ('argument' in link) for (const {key} of wanted) act(state, key, link.name, link.argument);
  return wanted;
}

function findBy(state: RunState, name: 'text' | 'id', text: string, note: string): unknown {
  state.noteUndocumented(`node.Selector.find_by_${name}`, note);
  const selector = {state: {links: [[name, escapePattern(text)]]}};
  return search(state, state.phone.frame().root, selector, `find_by_${name}()`).map(toNode);
}

function act(
  state: RunState,
  key: number,
  name: 'click' | 'long_click' | 'input' | 'slide' | 'swipe',
  argument?: string | number,
): void {
  const {phone} = state;
  const control = findByKey(phone.frame().root, key);
  if (!control) {
    state.noteUndocumented(
      'node.Node.click',
      'The control is no longer on the screen. What a phone does then is not documented; here nothing happens.',
    );
    return;
  }
  const target = labelOf(control);
  const [, top, , bottom] = control.bounds;
  const at = centerOf(control.bounds);
  if (name === 'click' || name === 'long_click') {
    if (!control.clickable && !control.longClickable)
      state.noteUndocumented(
        `node.Node.${name}`,
        `“${target}” is not clickable itself. What a phone does then is not documented; here nothing happens. Click its parent, or its middle with action.click.`,
      );
    state.emit({type: 'tap', at, ms: name === 'click' ? 20 : 600, target});
    phone.press(key, name === 'click' ? 'tap' : 'long');
  } else if (name === 'input') {
    if (phone.typeText(String(argument ?? ''), {key}))
      state.emit({type: 'typed', text: String(argument ?? ''), target});
    else state.noteUndocumented('node.Node.input', 'The control takes no text; nothing was typed.');
  } else {
    const direction = argument === 1 ? 1 : -1;
    const end = direction === -1 ? top : bottom;
    phone.scroll(key, direction);
    state.emit({type: 'swipe', paths: [[at, [at[0], end]]], ms: 300, target});
  }
}

function relatives(values: Values, state: RunState, name: Relation): unknown {
  const positions = Array.isArray(values.val) ? values.val.filter((value) => typeof value === 'number') : [];
  const found = findRelatives(state.phone.frame().root, keyOf(values.self), name, positions);
  reportControls(state, `${name}(${positions.join(', ')})`, found);
  const [first, ...others] = found;
  if (!first) return undefined;
  const isOne = positions.length === 1 && (Number.isInteger(positions[0]) || Math.abs(positions[0] ?? 1) < 1);
  return isOne && others.length === 0 ? toNode(first) : found.map(toNode);
}

function keyOf(node: unknown): number {
  const {key} = stateOf(node);
  return typeof key === 'number' ? key : -1;
}

function findControl(state: RunState, node: unknown): ControlState | undefined {
  return findByKey(state.phone.frame().root, keyOf(node));
}

/** A copy that no filter matches, so that a search within the control does not find the control itself. */
function withoutRoot(root: ControlState): ControlState {
  const {text: _text, desc: _desc, id: _id, ...rest} = root;
  return {
    ...rest,
    type: '',
    packageName: '',
    clickable: false,
    checkable: false,
    editable: false,
    visible: false,
  };
}

function toNode(control: ControlState): PythonCall {
  const [centerX, centerY] = centerOf(control.bounds);
  return new PythonCall('Node', [
    new PythonFields({
      key: control.key,
      text: control.text,
      desc: control.desc,
      id: control.id,
      hintText: control.hint,
      type: control.type,
      packageName: control.packageName,
      checkable: control.checkable,
      checked: control.checked,
      clickable: control.clickable,
      longClickable: control.longClickable,
      editable: control.editable,
      enabled: control.enabled,
      focusable: control.focusable,
      focused: control.focused,
      visible: control.visible,
      dismissable: false,
      heading: control.look === 'heading',
      childCount: control.children.length,
      center_x: centerX,
      center_y: centerY,
      rect: new PythonCall('Rect', [...control.bounds]),
      inputType: control.editable ? 1 : 0,
      maxTextLength: -1,
      drawingOrder: 0,
      depth: 0,
      path: '',
    }),
  ]);
}

function describeTree(control: ControlState): object {
  const {type, text, desc, id, bounds, clickable, checked, children} = control;
  return {type, text, desc, id, rect: bounds, clickable, checked, children: children.map(describeTree)};
}
