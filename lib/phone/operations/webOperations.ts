import {getOwn} from '../../collections/getOwn';
import type {RunState} from '../run/runState';
import {PythonCall, PythonFields} from '../run/toPython';
import type {Relation} from '../selector/controlNode';
import {pickPositions} from '../selector/pickPositions';
import {listElements, parseHtml, textOfElement, type WebElement} from '../web/parseHtml';
import {numberOf, type Operations, stateOf, textOf, type Values} from './operation';
import {reportMatches} from './reportMatches';

const pages = new WeakMap<RunState, Map<number, WebElement>>();
const SELECTOR_DOCS = '/docs/android/api/node/web/webselector';

export const webOperations: Operations = {
  'android.node.WebSelector.find': ({self}, state) => {
    const {found, window} = search(self, state, 1);
    return found[0] && toWebNode(found[0], window, state);
  },
  'android.node.WebSelector.find_all': (values, state) => {
    const most = numberOf(values, 'find_num');
    const {found, window} = search(values.self, state, most > 0 ? most : Number.POSITIVE_INFINITY);
    return found.map((element) => toWebNode(element, window, state));
  },
  'android.node.WebNode.parent': (values, state) => relatives(values, state, 'parent'),
  'android.node.WebNode.child': (values, state) => relatives(values, state, 'child'),
  'android.node.WebNode.brother': (values, state) => relatives(values, state, 'brother'),
  'android.node.WebNode.click': ({self}, state) => press(elementOf(self, state), state),
  'android.node.WebNode.long_click': ({self}, state) => press(elementOf(self, state), state),
  'android.node.WebNode.input'(values, state) {
    const element = elementOf(values.self, state);
    if (element) element.value = textOf(values, 'val');
  },
};

/** The page of an open window, parsed from the project's file; `undefined` when there is none. */
function pageOf(window: number, state: RunState): WebElement | undefined {
  const known = pages.get(state) ?? new Map<number, WebElement>();
  pages.set(state, known);
  const shown = state.windows.get(window);
  const html = shown && getOwn(state.request.files, shown.html.replace(/^\/project\//, ''));
  if (html === undefined) return undefined;
  const page = known.get(window) ?? parseHtml(html);
  known.set(window, page);
  return page;
}

/** Finds at most `most` elements, and does to them what the selector says. */
function search(self: unknown, state: RunState, most: number): {found: WebElement[]; window: number} {
  const {links, window: id} = stateOf(self);
  const window = typeof id === 'number' ? id : -1;
  const page = pageOf(window, state);
  let found = page ? listElements(page) : [];
  const chain = (Array.isArray(links) ? links : []).map(readLink);
  const actions: WebLink[] = [];
  for (const link of chain) {
    const left = follow(found, link);
    if (left) found = left;
    else actions.push(link);
  }
  const query = `WebSelector()${chain.map(({name}) => `.${name}()`).join('')}`;
  reportMatches(state, {what: 'control', query, matches: [], count: found.length});
  const wanted = found.slice(0, most);
  for (const element of wanted)
    for (const {name, first} of actions) {
      if (name === 'input') element.value = first;
      else press(element, state);
    }
  return {found: wanted, window};
}

/** A link of a chain, with its values as texts and as numbers. */
interface WebLink {
  name: string;
  first: string;
  second: string;
  positions: readonly number[];
}

function readLink(link: unknown): WebLink {
  const [name = '', ...values]: unknown[] = Array.isArray(link) ? link : [];
  const [first = '', second = ''] = values.map(String);
  return {name: String(name), first, second, positions: toNumbers(values)};
}

/** What a filter or a move leaves of elements; `undefined` for an action. */
function follow(
  found: readonly WebElement[],
  {name, first, second, positions}: WebLink,
): WebElement[] | undefined {
  switch (name) {
    case 'tag':
      return found.filter(({tag}) => matches(tag, first));
    case 'text':
      return found.filter((element) => textOfElement(element) === first);
    case 'attr':
      return found.filter(({attributes}) => attributes[first] === second);
    case 'value':
      return found.filter(({value}) => value === first);
    case 'parent':
    case 'child':
    case 'brother':
      return found.flatMap((element) => move(element, name, positions));
    default:
      return undefined;
  }
}

/** Tag names may be JavaScript regular expressions; invalid ones are compared as text. */
function matches(tag: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(tag);
  } catch {
    return tag === pattern;
  }
}

/** Pressing has no effect of its own: what it does is up to the page's JavaScript, which is not run. */
function press(element: WebElement | undefined, state: RunState): void {
  if (!element) return;
  state.emit({type: 'not-simulated', name: 'JavaScript of a page', docs: SELECTOR_DOCS});
}

function move(element: WebElement, relation: Relation, positions: readonly number[]): WebElement[] {
  if (relation === 'child') return pickPositions(element.children, positions);
  if (relation === 'parent') return pickPositions(listParents(element), positions);
  const siblings = element.parent?.children ?? [];
  return pickPositions(siblings, positions, siblings.indexOf(element));
}

function listParents({parent}: WebElement): WebElement[] {
  return parent === undefined || parent.tag === '#document' ? [] : [parent, ...listParents(parent)];
}

function relatives(values: Values, state: RunState, relation: Relation): unknown {
  const element = elementOf(values.self, state);
  const positions = toNumbers(Array.isArray(values.val) ? values.val : []);
  const window = numberOf(stateOf(values.self), 'window');
  const found = element ? move(element, relation, positions) : [];
  const nodes = found.map((one) => toWebNode(one, window, state));
  return nodes.length > 1 ? nodes : nodes[0];
}

function toNumbers(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

function elementOf(node: unknown, state: RunState): WebElement | undefined {
  const {window, key} = stateOf(node);
  const page = pageOf(typeof window === 'number' ? window : -1, state);
  return page && listElements(page)[typeof key === 'number' ? key : -1];
}

function toWebNode(element: WebElement, window: number, state: RunState): PythonCall {
  const page = pageOf(window, state);
  const key = page ? listElements(page).indexOf(element) : -1;
  const fields = {
    tag_name: element.tag,
    text: textOfElement(element),
    value: element.value ?? '',
    attributes: element.attributes,
  };
  return new PythonCall('WebNode', [new PythonFields(fields), window, key]);
}
