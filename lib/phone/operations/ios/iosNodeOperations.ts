import {findByKey} from '../../device/findByKey';
import type {ControlState} from '../../device/frame';
import {hitTest} from '../../device/hitTest';
import {centerOf, type ScreenPoint} from '../../geometry';
import type {RunState} from '../../run/runState';
import {PythonCall} from '../../run/toPython';
import {type ControlNode, listNodes} from '../../selector/controlNode';
import {IOS_MAX_CHILDREN, isWithinChildren} from '../../selector/ios/childLimit';
import {describeIosControls, writeIosXml} from '../../selector/ios/describeIosControls';
import {followIosLink} from '../../selector/ios/followIosLink';
import {toIosLink} from '../../selector/ios/iosLink';
import {TAP_MS, tap} from '../actionOperations';
import {numberOf, type Operations, stateOf, textOf, type Values} from '../operation';
import {reportControls} from '../reportControls';
import {waitFor} from '../timeOperations';
import {pinch, press, scroll, type} from './nodeActions';
import {readNodeValue} from './readNodeValue';

/** Default of `timeout` in the stubs, with which the simulation does not wait. */
const NO_TIMEOUT = 120;
const CLICK_BY_ACCESS = 0;

const ACTIONS: ReadonlySet<string> = new Set(['click', 'input', 'clear_text', 'scroll']);

/** A recorded link: a method name and its arguments. */
type RawLink = readonly [name: string, ...values: unknown[]];

/** Searches of `ios.node`, and what a script does with the controls they find. */
export const iosNodeOperations: Operations = {
  'ios.node.Selector.find'(values, state) {
    const [first] = find(values, state, 'find()', 1);
    return first && toNode(first);
  },
  'ios.node.Selector.find_all'(values, state) {
    const found = find(values, state, 'find_all()');
    if (found.length === 0)
      state.noteUndocumented(
        'node.Selector.find_all',
        'What find_all() gives when no control fits is not documented; here it is an empty list.',
      );
    return found.map(toNode);
  },
  'ios.node.Selector.xml': (_values, state) => writeIosXml(state.phone.frame().root, scaleOf(state)),
  'ios.node.Node.read'(values, state) {
    const control = controlOf(values.self, state);
    return control && readNodeValue(control, textOf(values, 'name'), state);
  },
  'ios.node.Node.at'(values, state) {
    const at: ScreenPoint = [numberOf(values, 'x'), numberOf(values, 'y')];
    const control = hitTest(state.phone.frame().root, at).findLast(({clickable}) => clickable);
    reportControls(state, `Node.at(${at.join(', ')})`, control ? [control] : []);
    return control && toNode(control);
  },
  'ios.node.Node.scale': (_values, state) => scaleOf(state),
  'ios.node.Node.selected'(values, state) {
    state.noteUndocumented(
      'node.Node.selected',
      'What is selected on a page of a scene is not told; here it is what is checked.',
    );
    return controlOf(values.self, state)?.checked ?? false;
  },
  'ios.node.Node.click': (values, state) =>
    onControl(values, state, (control) =>
      tap(state, centerOf(control.bounds), Math.round(numberOf(values, 'dur', 0.02) * 1000)),
    ),
  'ios.node.Node.tap': (values, state) => onControl(values, state, (control) => press(state, control)),
  'ios.node.Node.tap_hold': (values, state) =>
    onControl(values, state, (control) =>
      tap(state, centerOf(control.bounds), numberOf(values, 'duration', 1000)),
    ),
  'ios.node.Node.clear_text': (values, state) =>
    onControl(values, state, (control) => type(state, control, '')),
  'ios.node.Node.set_text': (values, state) =>
    onControl(values, state, (control) => type(state, control, textOf(values, 'value'))),
  'ios.node.Node.pinch': (values, state) =>
    onControl(values, state, (control) => pinch(state, control, numberOf(values, 'scale', 1))),
  'ios.node.Node.scroll': (values, state) =>
    onControl(values, state, (control) =>
      scroll(state, control, textOf(values, 'direction', 'visible'), numberOf(values, 'distance', 1)),
    ),
};

function scaleOf({phone}: RunState): number {
  return phone.scene.device.density;
}

function find(
  values: Values,
  state: RunState,
  last: string,
  max = Number.POSITIVE_INFINITY,
): readonly ControlState[] {
  const timeout = numberOf(values, 'timeout', NO_TIMEOUT);
  if (timeout !== NO_TIMEOUT)
    state.noteUndocumented(
      'node.Selector.find',
      'The editions disagree about timeout: here, as in the newest one, it is how long to wait, in milliseconds.',
    );
  const chain = stateOf(values.self);
  noteSettings(chain, state);
  const links = linksOf(chain);
  const waitMs = timeout === NO_TIMEOUT ? 0 : timeout;
  const found =
    waitFor(state, waitMs, () => {
      const now = evaluate(links, chain, state);
      return now.length > 0 ? now : undefined;
    }) ?? [];
  const wanted = found.slice(0, max);
  const query = `Selector()${links.map(([name, ...rest]) => `.${name}(${rest.map(formatValue).join(', ')})`).join('')}.${last}`;
  reportControls(state, query, wanted, found.length);
  for (const [name, ...rest] of links)
    if (ACTIONS.has(name)) for (const control of wanted) actByLink(state, control.key, name, rest);
  return wanted;
}

/** Evaluates a chain. As in the product, conditions besides an XPath are ignored. */
function evaluate(links: readonly RawLink[], chain: Values, state: RunState): ControlState[] {
  const {root} = state.phone.frame();
  const nodes = listNodes([root]);
  const notes: string[] = [];
  const context = {
    attributes: describeIosControls(root, scaleOf(state)),
    roots: nodes.slice(0, 1),
    notes,
    device: {scale: scaleOf(state), packageName: state.phone.appInFront().packageName},
  };
  const hasXPath = links.some(([name]) => name === 'xpath');
  let current: readonly ControlNode[] = nodes;
  for (const [name, ...values] of links) {
    const link = ACTIONS.has(name) ? undefined : toIosLink(name, values);
    if (!link || (hasXPath && name !== 'xpath' && !('positions' in link))) continue;
    const next = followIosLink(current, link, context);
    if (next === undefined) state.emit({type: 'not-simulated', name: `ios.node.Selector.${name}`});
    current = next ?? [];
  }
  const limit = numberOf(chain, 'maxChildren', IOS_MAX_CHILDREN);
  const reached = limit > 0 ? current.filter((node) => isWithinChildren(node, limit)) : current;
  if (reached.length < current.length)
    notes.push(
      `The newest edition looks at ${limit} controls directly inside each one; others are not found.`,
    );
  for (const note of notes) state.noteUndocumented('node.Selector', note);
  return reached.map(({control}) => control);
}

function noteSettings({mode, xy, maxDepth}: Values, state: RunState): void {
  if ((typeof mode === 'string' && mode !== 'simple') || xy !== null)
    state.noteUndocumented('node.Selector', 'Here every search mode looks at the whole screen.');
  if (typeof maxDepth === 'number' && maxDepth > 0)
    state.noteUndocumented(
      'node.Selector',
      'Where maxDepth begins to count is not documented; here it limits nothing.',
    );
}

function linksOf({links}: Values): RawLink[] {
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown): RawLink[] =>
    Array.isArray(link) ? [[String(link[0]), ...link.slice(1)]] : [],
  );
}

function formatValue(value: unknown): string {
  if (value === true) return 'True';
  return value === false ? 'False' : JSON.stringify(value);
}

function actByLink(state: RunState, key: number, name: string, [first, second]: readonly unknown[]): void {
  const control = findByKey(state.phone.frame().root, key);
  if (!control) noteGone(state);
  else if (name === 'scroll') scroll(state, control, String(first), typeof second === 'number' ? second : 1);
  else if (name !== 'click') type(state, control, name === 'input' ? String(first) : '');
  else if (first === CLICK_BY_ACCESS) press(state, control);
  else tap(state, centerOf(control.bounds), TAP_MS);
}

function controlOf(node: unknown, state: RunState): ControlState | undefined {
  const control = findByKey(state.phone.frame().root, numberOf(stateOf(node), 'key', Number.NaN));
  if (!control) noteGone(state);
  return control;
}

function onControl({self}: Values, state: RunState, act: (control: ControlState) => void): void {
  const control = controlOf(self, state);
  if (control) act(control);
}

function noteGone(state: RunState): void {
  state.noteUndocumented(
    'node.Node',
    'The control is no longer on the screen. What an iPhone does then is not documented; here nothing happens, and its values are None.',
  );
}

function toNode({key}: ControlState): PythonCall {
  return new PythonCall('Node', [key]);
}
