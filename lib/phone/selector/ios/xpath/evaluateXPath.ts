import type {ControlNode} from '../../controlNode';
import type {IosContext} from '../followIosLink';
import {compareValues, type Found} from './compareValues';
import {followAxis} from './followAxis';
import {parseXPath} from './parseXPath';
import type {FunctionName, XPathCondition, XPathPath, XPathStep, XPathValue} from './xpath';

type Comparison = Extract<XPathCondition, {kind: 'compare'}>;
type Tree = Pick<IosContext, 'roots' | 'attributes'>;
/** `undefined` stands for the document node around the root controls. */
type Node = ControlNode | undefined;

/** A node among those that a condition chooses from. */
interface Place {
  tree: Tree;
  node: ControlNode;
  /** From 1. */
  position: number;
  size: number;
}

/** XPath knows these four characters alone as space. */
const SPACE = /[ \t\r\n]+/g;

/**
 * Finds controls by an XPath (see `parseXPath` for the supported part of XPath 1.0), in document order. `undefined`, with a
 * note, for an expression that cannot be read.
 */
export function evaluateXPath(
  expression: string,
  {notes, ...tree}: IosContext,
): readonly ControlNode[] | undefined {
  const parsed = parseXPath(expression);
  if (typeof parsed === 'string') {
    notes.push(`xpath(): ${parsed}`);
    return undefined;
  }
  notes.push(
    'Names in an XPath are those of the tree; which parts of XPath the device takes is not documented.',
  );
  return unite(parsed, undefined, tree);
}

/** All controls to which one of the paths leads, in document order. */
function unite(paths: readonly XPathPath[], from: Node, tree: Tree): readonly ControlNode[] {
  const found = new Set(paths.flatMap((path) => walk(path, from, tree)));
  return [...found].filter((node) => node !== undefined).sort((a, b) => a.order - b.order);
}

function walk({isAbsolute, start, steps}: XPathPath, from: Node, tree: Tree): readonly Node[] {
  let current: readonly Node[] = start
    ? choose(unite(start.paths, from, tree), start.conditions, tree)
    : [isAbsolute ? undefined : from];
  for (const step of steps) {
    const next = new Set<Node>();
    for (const node of current) for (const found of takeStep(step, node, tree)) next.add(found);
    current = [...next];
  }
  return current;
}

function takeStep({axis, name, conditions}: XPathStep, from: Node, tree: Tree): readonly Node[] {
  const {roots, attributes} = tree;
  // Only a step without a name can select the document node.
  if (from === undefined && (axis === 'self' || axis === 'descendant-or-self') && name === undefined)
    return [undefined, ...(axis === 'self' ? [] : followAxis(axis, from, roots))];
  if (from?.parent === undefined && axis === 'parent' && name === undefined) return from ? [undefined] : [];
  const nodes = followAxis(axis, from, roots).filter(
    ({control}) => name === undefined || name === '*' || attributes.get(control.key)?.type === name,
  );
  return choose(nodes, conditions, tree);
}

function choose(
  from: readonly ControlNode[],
  conditions: readonly XPathCondition[],
  tree: Tree,
): readonly ControlNode[] {
  return conditions.reduce(
    (nodes, condition) =>
      nodes.filter((node, index) =>
        accepts(condition, {tree, node, position: index + 1, size: nodes.length}),
      ),
    from,
  );
}

/** Whether a node is kept by a condition in brackets; there, a number is compared with the position. */
function accepts(condition: XPathCondition, place: Place): boolean {
  const value = condition.kind === 'value' ? read(condition.value, place) : undefined;
  return typeof value === 'number' ? value === place.position : holds(condition, place);
}

function holds(condition: XPathCondition, place: Place): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => holds(part, place));
    case 'or':
      return condition.parts.some((part) => holds(part, place));
    case 'not':
      return !holds(condition.part, place);
    case 'compare':
      return compare(condition, place);
    case 'value':
      return isTrue(condition.value, place);
    case 'path':
      return condition.paths.some((path) => walk(path, place.node, place.tree).length > 0);
  }
}

/** An attribute that is there is true, even an empty one. */
function isTrue(value: XPathValue, place: Place): boolean {
  const found = read(value, place);
  return value.kind === 'attribute' ? found !== undefined : Boolean(found);
}

/** XPath 1.0, 3.4: what is compared with a boolean becomes one, but for the order, where only an attribute does. */
function compare({left, sign, right}: Comparison, place: Place): boolean {
  const isLogical = [left, right].some((value) => typeof read(value, place) === 'boolean');
  const [a, b] = [left, right].map((value) =>
    isLogical && (sign === '=' || sign === '!=' || value.kind === 'attribute')
      ? isTrue(value, place)
      : read(value, place),
  );
  return a !== undefined && b !== undefined && compareValues(a, sign, b);
}

/** The value of an expression; `undefined` for an attribute that is not there. */
function read(value: XPathValue, place: Place): Found | undefined {
  const {tree, node} = place;
  switch (value.kind) {
    case 'constant':
      return value.value;
    case 'count':
      return new Set(value.paths.flatMap((path) => walk(path, node, tree))).size;
    case 'attribute': {
      const given = tree.attributes.get(node.control.key) ?? {};
      return Object.hasOwn(given, value.name) ? given[value.name] : undefined;
    }
    case 'call': {
      const texts = value.values.map((inner) => String(read(inner, place) ?? ''));
      return callFunction(value.name, texts, place);
    }
  }
}

function callFunction(
  name: FunctionName,
  [first = '', second = '']: readonly string[],
  {position, size}: Place,
): Found {
  switch (name) {
    case 'position':
      return position;
    case 'last':
      return size;
    case 'contains':
      return first.includes(second);
    case 'starts-with':
      return first.startsWith(second);
    case 'normalize-space':
      return first.replace(SPACE, ' ').replace(/^ | $/g, '');
    case 'string-length':
      return [...first].length;
    case 'true':
    case 'false':
      return name === 'true';
  }
}
