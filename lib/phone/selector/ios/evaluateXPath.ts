import type {ControlNode} from '../controlNode';
import type {IosContext} from './followIosLink';
import {parseXPath, type XPathCondition, type XPathPath, type XPathStep, type XPathValue} from './parseXPath';

type Comparison = Extract<XPathCondition, {kind: 'compare'}>;
type Found = string | number | boolean;

/** A node among those that a condition chooses from. */
interface Place {
  node: ControlNode;
  /** From 1. */
  position: number;
  size: number;
}

/** XPath knows these four characters alone as space. */
const SPACE = /[ \t\r\n]+/g;
const NUMBER = /^[ \t\r\n]*-?(?:\d+(?:\.\d*)?|\.\d+)[ \t\r\n]*$/;

/**
 * Finds controls by an XPath (see `parseXPath` for the supported part of XPath 1.0), in document order. `undefined`, with a
 * note, for an expression that cannot be read.
 */
export function evaluateXPath(
  expression: string,
  {roots, attributes, notes}: IosContext,
): readonly ControlNode[] | undefined {
  const parsed = parseXPath(expression);
  if (typeof parsed === 'string') {
    notes.push(`xpath(): ${parsed}`);
    return undefined;
  }
  notes.push(
    'Names in an XPath are those of the tree; which parts of XPath the device takes is not documented.',
  );
  return unite(parsed, undefined);

  /** All controls to which one of the paths leads, in document order. */
  function unite(paths: readonly XPathPath[], from: ControlNode | undefined): readonly ControlNode[] {
    const found = new Set(paths.flatMap((path) => walk(path, from)));
    return [...found].filter((node) => node !== undefined).sort((a, b) => a.order - b.order);
  }

  /** Follows a path; `undefined` stands for the document node around the root controls. */
  function walk(
    {isAbsolute, start, steps}: XPathPath,
    from: ControlNode | undefined,
  ): readonly (ControlNode | undefined)[] {
    let current: readonly (ControlNode | undefined)[] = start
      ? choose(unite(start.paths, from), start.conditions)
      : [isAbsolute ? undefined : from];
    for (const step of steps) {
      const next = new Set<ControlNode | undefined>();
      for (const node of current) for (const found of takeStep(step, node)) next.add(found);
      current = [...next];
    }
    return current;
  }

  function takeStep(
    {axis, name, conditions}: XPathStep,
    from: ControlNode | undefined,
  ): readonly (ControlNode | undefined)[] {
    // Only a step without a name can select the document node.
    if (from === undefined && (axis === 'self' || axis === 'descendant-or-self') && name === undefined)
      return [undefined, ...(axis === 'self' ? [] : roots.flatMap(listWithin))];
    if (from?.parent === undefined && axis === 'parent' && name === undefined) return from ? [undefined] : [];
    const nodes = listAxis(axis, from).filter(
      ({control}) => name === undefined || name === '*' || nameOf(control.key) === name,
    );
    return choose(nodes, conditions);
  }

  function choose(
    from: readonly ControlNode[],
    conditions: readonly XPathCondition[],
  ): readonly ControlNode[] {
    return conditions.reduce(
      (nodes, condition) =>
        nodes.filter((node, index) => accepts(condition, {node, position: index + 1, size: nodes.length})),
      from,
    );
  }

  function nameOf(key: number): string | undefined {
    return attributes.get(key)?.type;
  }

  function listAxis(axis: XPathStep['axis'], from: ControlNode | undefined): readonly ControlNode[] {
    const children = from ? from.children : roots;
    switch (axis) {
      case 'child':
        return children;
      case 'descendant':
        return children.flatMap(listWithin);
      case 'descendant-or-self':
        return from ? listWithin(from) : children.flatMap(listWithin);
      case 'self':
        return from ? [from] : [];
      case 'parent':
        return from?.parent ? [from.parent] : [];
      case 'ancestor':
        return listAncestors(from);
      case 'ancestor-or-self':
        return from ? [from, ...listAncestors(from)] : [];
      case 'following-sibling':
        return from ? siblingsOf(from).slice(siblingsOf(from).indexOf(from) + 1) : [];
      case 'preceding-sibling':
        // XPath counts this axis backwards, from the nearest sibling.
        return from ? siblingsOf(from).slice(0, siblingsOf(from).indexOf(from)).reverse() : [];
    }
  }

  function siblingsOf({parent}: ControlNode): readonly ControlNode[] {
    return parent ? parent.children : roots;
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
        return condition.paths.some((path) => walk(path, place.node).length > 0);
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
    return a !== undefined && b !== undefined && compareFound(a, sign, b);
  }

  /** The value of an expression; `undefined` for an attribute that is not there. */
  function read(value: XPathValue, place: Place): Found | undefined {
    if (value.kind === 'constant') return value.value;
    if (value.kind === 'count') return new Set(value.paths.flatMap((path) => walk(path, place.node))).size;
    if (value.kind === 'attribute') {
      const given = attributes.get(place.node.control.key) ?? {};
      return Object.hasOwn(given, value.name) ? given[value.name] : undefined;
    }
    const [first = '', second = ''] = value.values.map((inner) => String(read(inner, place) ?? ''));
    switch (value.name) {
      case 'position':
        return place.position;
      case 'last':
        return place.size;
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
        return value.name === 'true';
    }
  }
}

function compareFound(left: Found, sign: string, right: Found): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string';
  if (areTexts && sign === '=') return left === right;
  if (areTexts && sign === '!=') return left !== right;
  const [a, b] = [toNumber(left), toNumber(right)];
  switch (sign) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
}

/** As XPath reads numbers: an empty text, `1e3` and `0x10` are none. */
function toNumber(found: Found): number {
  return typeof found !== 'string' || NUMBER.test(found) ? Number(found) : Number.NaN;
}

function listWithin(node: ControlNode): ControlNode[] {
  return [node, ...node.children.flatMap(listWithin)];
}

function listAncestors(node: ControlNode | undefined): ControlNode[] {
  const ancestors: ControlNode[] = [];
  for (let parent = node?.parent; parent; parent = parent.parent) ancestors.push(parent);
  return ancestors;
}
