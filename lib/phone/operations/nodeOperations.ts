import {escapePattern} from '../../text/escapePattern';
import {findByKey} from '../device/findByKey';
import type {ControlState} from '../device/frame';
import {labelOf} from '../device/hitTest';
import {centerOf, type ScreenPoint} from '../geometry';
import type {RunState} from '../run/runState';
import {PythonCall, PythonFields} from '../run/toPython';
import type {Relation} from '../selector/controlNode';
import {evaluateSelector, findRelatives} from '../selector/evaluateSelector';
import {type ActionName, formatLink, type SelectorLink, toSelectorLink} from '../selector/selectorLink';
import {MODE_HID, MODE_ROOT} from './constantOperations';
import {numberOf, type Operations, stateOf, textOf, type Values} from './operation';
import {reportControls} from './reportControls';

export const nodeOperations: Operations = {
  'android.node.Selector.find'({self}, state) {
    const [first] = search(state, state.phone.frame().root, self, 'find');
    return first && toNode(first);
  },
  'android.node.Selector.find_all'({self}, state) {
    const found = search(state, state.phone.frame().root, self, 'find_all');
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
    const [first] = root ? search(state, withoutRoot(root), selector, 'find') : [];
    return first && toNode(first);
  },
  'android.node.Node.find_all'({self, selector}, state) {
    const root = findControl(state, self);
    const found = root ? search(state, withoutRoot(root), selector, 'find_all') : [];
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

/**
 * Runs a chain that a method of this name ends: finds controls, `find` the first alone, reports the search, then performs the
 * chain's actions on them.
 */
export function search(
  state: RunState,
  root: ControlState,
  selector: unknown,
  method: string,
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
  const wanted = typeof xpath === 'string' ? [] : method === 'find' ? found.slice(0, 1) : found;
  const start = mode === 0 || mode === undefined ? 'Selector()' : `Selector(${String(mode)})`;
  reportControls(state, `${start}${links.map(formatLink).join('')}.${method}()`, wanted, found.length);
  for (const note of notes) state.noteUndocumented('node.Selector.text', note);
  for (const link of links)
    if ('argument' in link) for (const {key} of wanted) act(state, key, link.name, link.argument);
  return wanted;
}

function findBy(state: RunState, name: 'text' | 'id', text: string, note: string): unknown {
  state.noteUndocumented(`node.Selector.find_by_${name}`, note);
  const selector = {state: {links: [[name, escapePattern(text)]]}};
  return search(state, state.phone.frame().root, selector, `find_by_${name}`).map(toNode);
}

function act(state: RunState, key: number, name: ActionName, argument?: string | number): void {
  const control = findByKey(state.phone.frame().root, key);
  if (!control)
    state.noteUndocumented(
      'node.Node.click',
      'The control is no longer on the screen. What a phone does then is not documented; here nothing happens.',
    );
  else if (name === 'click' || name === 'long_click') press(state, control, name);
  else if (name === 'input') type(state, control, String(argument ?? ''));
  else scroll(state, control, argument === 1 ? 1 : -1);
}

function press(state: RunState, control: ControlState, name: 'click' | 'long_click'): void {
  const target = labelOf(control);
  if (!control.clickable && !control.longClickable)
    state.noteUndocumented(
      `node.Node.${name}`,
      `“${target}” is not clickable itself. What a phone does then is not documented; here nothing happens. Click its parent, or its middle with action.click.`,
    );
  state.emit({type: 'tap', at: centerOf(control.bounds), ms: name === 'click' ? 20 : 600, target});
  state.phone.press(control.key, name === 'click' ? 'tap' : 'long');
}

function type(state: RunState, control: ControlState, text: string): void {
  if (state.phone.typeText(text, {key: control.key}))
    state.emit({type: 'typed', text, target: labelOf(control)});
  else state.noteUndocumented('node.Node.input', 'The control takes no text; nothing was typed.');
}

function scroll(state: RunState, control: ControlState, direction: 1 | -1): void {
  const [, top, , bottom] = control.bounds;
  const at = centerOf(control.bounds);
  state.phone.scroll(control.key, direction);
  const end: ScreenPoint = [at[0], direction === -1 ? top : bottom];
  state.emit({type: 'swipe', paths: [[at, end]], ms: 300, target: labelOf(control)});
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
