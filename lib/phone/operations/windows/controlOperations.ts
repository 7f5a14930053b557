import {isRecord} from '../../../validation/isRecord';
import {findByKey} from '../../device/findByKey';
import type {ControlState} from '../../device/frame';
import {labelOf} from '../../device/hitTest';
import {cropRaster} from '../../draw/rasterise';
import {centerOf} from '../../geometry';
import {toRegExp} from '../../run/pythonPattern';
import type {RunState} from '../../run/runState';
import {PythonCall, PythonFields} from '../../run/toPython';
import {type ControlNode, listNodes} from '../../selector/controlNode';
import {
  classOf,
  contentOf,
  followWindowsLink,
  nameOf,
  type WindowsLink,
} from '../../selector/windows/followWindowsLink';
import {keepPicture} from '../bitmaps';
import {numberOf, type Operations, stateOf, textOf} from '../operation';
import {reportControls} from '../reportControls';
import {desktopOf, findWindow} from './desktopOf';
import {clickMouse} from './mouse';
import {savePicture, takeWindow} from './windowPictures';

const ACTIONS: ReadonlySet<string> = new Set(['click', 'input']);

export const controlOperations: Operations = {
  'windows.window.Selector.Selector.find'({self}, state) {
    const found = search(self, state, 'find()', 1);
    const [first] = found;
    return first && toElement(first);
  },
  'windows.window.Selector.Selector.find_all'({self}, state) {
    const found = search(self, state, 'find_all()', Number.POSITIVE_INFINITY);
    if (found.length === 0)
      state.noteUndocumented(
        'window.Selector.Selector.find_all',
        'What find_all() gives when nothing matches is not documented; here it is an empty list.',
      );
    return found.map(toElement);
  },
  'windows.window.Selector.Selector.get_uielement_tree'({self, as_json}, state) {
    const handle = rootOf(self, state);
    const root = handle === undefined ? undefined : desktopOf(state).tree(handle);
    if (as_json !== true)
      return root && handle !== undefined ? toElement({handle, control: root}) : undefined;
    state.noteUndocumented(
      'window.Selector.Selector.get_uielement_tree',
      'The names in the tree are not documented; these are the simulation’s own.',
    );
    return root ? JSON.stringify(describeTree(root)) : '';
  },
  'windows.window.Selector.UIElement.click'({self, simulate}, state) {
    const element = elementOf(self, state);
    if (element) press(element, simulate === true, state);
  },
  'windows.window.Selector.UIElement.input'(values, state) {
    const element = elementOf(values.self, state);
    if (element) enter(element, textOf(values, 'text'), values.simulate === true, state);
  },
  'windows.window.Selector.UIElement.capture'(values, state) {
    const element = elementOf(values.self, state);
    const window = element && findWindow(element.handle, state);
    const whole = window && takeWindow(state, window, 'all');
    if (!element || !window || !whole) return undefined;
    const [x, y] = window.bounds;
    const [left, top, right, bottom] = element.control.bounds;
    const picture = cropRaster(whole, [left - x, top - y, right - x, bottom - y]);
    savePicture(state, values.save_path, picture);
    return keepPicture(state, picture);
  },
  'windows.window.Selector.UIElement.center'({self}, state) {
    const element = elementOf(self, state);
    const window = element && findWindow(element.handle, state);
    if (!element || !window) return undefined;
    const [x, y] = centerOf(element.control.bounds);
    return new PythonCall('tuple', [[x - window.bounds[0], y - window.bounds[1]]]);
  },
  'windows.window.Selector.UIElement.child_count': ({self}, state) =>
    elementOf(self, state)?.control.children.length,
  'windows.window.Selector.UIElement.to_dict'({self}, state) {
    state.noteUndocumented(
      'window.Selector.UIElement.to_dict',
      'The names in the dict are not documented; these are the simulation’s own.',
    );
    const element = elementOf(self, state);
    return element && describeTree(element.control);
  },
};

/** A control with the handle of its window. */
interface Element {
  handle: number;
  control: ControlState;
}

/** Runs a chain: finds controls, reports the search, then performs the chain's actions on up to `max` of them. */
function search(selector: unknown, state: RunState, last: string, max: number): Element[] {
  const handle = rootOf(selector, state);
  const root = handle === undefined ? undefined : desktopOf(state).tree(handle);
  const links = linksOf(selector);
  const notes: string[] = [];
  let nodes: readonly ControlNode[] = root ? listNodes([root]) : [];
  const {depth} = stateOf(selector);
  if (typeof depth === 'number') nodes = nodes.filter((node) => node.depth <= depth);
  for (const link of links) if (!ACTIONS.has(link.name)) nodes = followWindowsLink(nodes, link, notes);
  const found = nodes.slice(0, max).map(({control}): Element => ({handle: handle ?? 0, control}));
  reportControls(
    state,
    `Selector(window)${links.map(formatLink).join('')}.${last}`,
    found.map(({control}) => control),
    nodes.length,
  );
  for (const note of notes) state.noteUndocumented('window.Selector.Selector.name', note);
  for (const {name, values} of links)
    for (const element of found) {
      if (name === 'click') press(element, values[0] === true, state);
      if (name === 'input') enter(element, String(values[0]), false, state);
    }
  return found;
}

/** The handle of the window that a selector searches; `undefined` when there is none. */
function rootOf(selector: unknown, state: RunState): number | undefined {
  const {window, title} = stateOf(selector);
  const windows = desktopOf(state).windows();
  if (isRecord(window)) return numberOf(stateOf(window), 'handle');
  if (typeof title === 'string') {
    const pattern = toRegExp(title);
    return windows.find((one) => pattern.test(one.title))?.handle;
  }
  state.noteUndocumented(
    'window.Selector.Selector',
    'What is searched without window and title is not documented; here it is the window in front.',
  );
  return windows[0]?.handle;
}

function linksOf(selector: unknown): WindowsLink[] {
  const {links} = stateOf(selector);
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) => {
    if (!Array.isArray(link)) return [];
    const [name, ...values]: unknown[] = link;
    return [{name: String(name), values}];
  });
}

function formatLink({name, values}: WindowsLink): string {
  const [value] = values;
  const isLeftOut = value === null || value === undefined || (ACTIONS.has(name) && value === false);
  if (isLeftOut || value === true) return `.${name}()`;
  return `.${name}(${value === false ? 'False' : JSON.stringify(value)})`;
}

function elementOf(value: unknown, state: RunState): Element | undefined {
  const {handle, key} = stateOf(value);
  if (typeof handle !== 'number' || typeof key !== 'number') return undefined;
  const root = desktopOf(state).tree(handle);
  const control = root && findByKey(root, key);
  if (!control)
    state.noteUndocumented(
      'window.Selector.UIElement',
      'The control is gone. What a call does then is not documented; here nothing happens.',
    );
  return control && {handle, control};
}

function press({control}: Element, isByMouse: boolean, state: RunState): void {
  const at = centerOf(control.bounds);
  if (isByMouse) {
    clickMouse(state, {at, button: 'left', clicks: 1, intervalMs: 0, travelMs: 0, holdMs: 50, spread: 0});
    return;
  }
  state.phone.press(control.key, 'tap');
  state.emit({type: 'tap', at, ms: 20, by: 'message', target: labelOf(control)});
}

function enter(element: Element, text: string, isTyped: boolean, state: RunState): void {
  const {control} = element;
  if (isTyped) {
    press(element, true, state);
    desktopOf(state).type(text);
    state.noteUndocumented(
      'window.Selector.UIElement.input',
      'Whether typing replaces what the field holds is not documented; here it is added.',
    );
  } else if (!state.phone.typeText(text, {key: control.key})) {
    state.noteUndocumented(
      'window.Selector.UIElement.input',
      'The control takes no text; nothing was entered.',
    );
    return;
  }
  state.emit({type: 'typed', text, target: nameOf(control) || (control.id ?? control.type)});
}

function toElement({handle, control}: Element): PythonCall {
  return new PythonCall('UIElement', [new PythonFields({handle, key: control.key})]);
}

function describeTree(control: ControlState): object {
  return {
    type: control.type,
    name: nameOf(control),
    value: contentOf(control),
    res_id: control.id ?? '',
    class_name: classOf(control),
    rect: control.bounds,
    enabled: control.enabled,
    children: control.children.map(describeTree),
  };
}
