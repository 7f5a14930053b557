import type {ControlNode} from '../controlNode';
import type {IosContext} from './followIosLink';
import {parseXPath, type XPathCondition, type XPathPath, type XPathStep, type XPathValue} from './parseXPath';

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
  const found = new Set(parsed.flatMap((path) => walk(path, undefined)));
  return [...found].sort((a, b) => a.order - b.order);

  /** Follows a path; `undefined` stands for the document node around the root controls. */
  function walk({isAbsolute, steps}: XPathPath, from: ControlNode | undefined): ControlNode[] {
    let current: readonly (ControlNode | undefined)[] = [isAbsolute ? undefined : from];
    for (const step of steps) {
      const next = new Set<ControlNode | undefined>();
      for (const node of current) for (const found of takeStep(step, node)) next.add(found);
      current = [...next];
    }
    return current.filter((node) => node !== undefined);
  }

  function takeStep(
    {axis, name, conditions}: XPathStep,
    from: ControlNode | undefined,
  ): readonly (ControlNode | undefined)[] {
    // Only a step without a name can select the document node.
    if (from === undefined && (axis === 'self' || axis === 'descendant-or-self') && name === undefined)
      return [undefined, ...(axis === 'self' ? [] : roots.flatMap(listWithin))];
    let nodes = listAxis(axis, from).filter(
      ({control}) => name === undefined || name === '*' || nameOf(control.key) === name,
    );
    for (const condition of conditions) {
      const size = nodes.length;
      nodes = nodes.filter((node, index) => holds(condition, node, index + 1, size));
    }
    return nodes;
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

  function holds(condition: XPathCondition, node: ControlNode, position: number, size: number): boolean {
    switch (condition.kind) {
      case 'and':
        return condition.parts.every((part) => holds(part, node, position, size));
      case 'or':
        return condition.parts.some((part) => holds(part, node, position, size));
      case 'not':
        return !holds(condition.part, node, position, size);
      case 'compare': {
        const [left, right] = [
          read(condition.left, node, position, size),
          read(condition.right, node, position, size),
        ];
        return left !== undefined && right !== undefined && compare(left, condition.sign, right);
      }
      case 'value': {
        const value = read(condition.value, node, position, size);
        // A condition that is a number compares the position.
        return typeof value === 'number'
          ? value === position
          : typeof value === 'boolean'
            ? value
            : Boolean(value);
      }
      case 'attribute':
        return attributes.get(node.control.key)?.[condition.name] !== undefined;
      case 'path':
        return walk(condition.path, node).length > 0;
    }
  }

  function read(
    value: XPathValue,
    node: ControlNode,
    position: number,
    size: number,
  ): string | number | boolean | undefined {
    if (value.kind === 'constant') return value.value;
    if (value.kind === 'attribute') return attributes.get(node.control.key)?.[value.name];
    if (value.kind === 'path') return undefined;
    const values = value.values.map((inner) => read(inner, node, position, size));
    const [first = '', second = ''] = values.map((inner) => (inner === undefined ? '' : String(inner)));
    switch (value.name) {
      case 'position':
        return position;
      case 'last':
        return size;
      case 'contains':
        return first.includes(second);
      case 'starts-with':
        return first.startsWith(second);
      case 'normalize-space':
        return first.trim().replace(/\s+/g, ' ');
      case 'string-length':
        return [...first].length;
      case 'count': {
        const [path] = value.values;
        return path?.kind === 'path' ? walk(path.path, node).length : 0;
      }
    }
  }
}

function compare(left: string | number | boolean, sign: string, right: string | number | boolean): boolean {
  if (sign === '=' || sign === '!=') {
    const isSame =
      typeof left === 'number' || typeof right === 'number'
        ? Number(left) === Number(right)
        : String(left) === String(right);
    return isSame === (sign === '=');
  }
  const [a, b] = [Number(left), Number(right)];
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  return sign === '>' ? a > b : a >= b;
}

function listWithin(node: ControlNode): ControlNode[] {
  return [node, ...node.children.flatMap(listWithin)];
}

function listAncestors(node: ControlNode | undefined): ControlNode[] {
  const ancestors: ControlNode[] = [];
  for (let parent = node?.parent; parent; parent = parent.parent) ancestors.push(parent);
  return ancestors;
}
