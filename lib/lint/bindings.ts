import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../api/stubSource';
import type {Script} from './script';

/** A name that an import provides. */
export interface ImportedName {
  /** Module and name in it, dotted: `ascript.android.action.click`; the module alone for `import module`. */
  full: string;
  module: string;
  /** Absent for `import module` and `from module import *`. */
  name?: string;
  /** The name in the script; `*` for a star. */
  local: string;
  /** What `local` refers to: `full`, but of `import a.b` the package `a`. */
  target: string;
  node: SyntaxNode;
}

/** Where a name of a script gets its value. Scopes are ignored: a name with different values in two counts as unknown. */
export type Binding =
  | {kind: 'import'; full: string}
  | {kind: 'value'; value: SyntaxNode}
  /** The items of an expression, one after the other: `for name in of`. */
  | {kind: 'element'; of: SyntaxNode}
  | {kind: 'function'; definition: SyntaxNode}
  | {kind: 'unknown'};

/** The names that an import statement provides; none for a relative import. */
export function readImports(statement: SyntaxNode, script: Script): ImportedName[] {
  const parts = childrenOf(statement).filter(({name}) => !['(', ')', 'Comment'].includes(name));
  const keyword = parts.findIndex(({name}) => name === 'import');
  // Empty for `import module`.
  const module = parts
    .slice(1, Math.max(1, keyword))
    .map((part) => script.text(part))
    .join('');
  if (keyword < 0 || module.startsWith('.')) return [];
  return splitAtCommas(parts.slice(keyword + 1)).flatMap((item) => readItem(item, module, script));
}

/** Reads `name as alias` of a module; without one, `package.module as alias`. */
function readItem(item: readonly SyntaxNode[], module: string, script: Script): ImportedName[] {
  const [node] = item;
  if (module && node?.name === '*') return [{full: module, module, local: '*', target: module, node}];
  const names = item.filter(({name}) => name === 'VariableName').map((part) => script.text(part));
  const alias = names.length > 1 && item.at(-2)?.name === 'as' ? names.pop() : undefined;
  const [name] = names;
  if (!node || name === undefined) return [];
  if (module) {
    const full = `${module}.${name}`;
    return [{full, module, name, local: alias ?? name, target: full, node}];
  }
  const full = names.join('.');
  return [{full, module: full, local: alias ?? name, target: alias ? full : name, node}];
}

function splitAtCommas(nodes: readonly SyntaxNode[]): SyntaxNode[][] {
  const items: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (node.name === ',') items.push([]);
    else items.at(-1)?.push(node);
  }
  return items;
}

/** All names of a script with their bindings. */
export function collectBindings(script: Script): Map<string, Binding[]> {
  const bindings = new Map<string, Binding[]>();
  const add = (name: string, binding: Binding): void => {
    const known = bindings.get(name);
    if (known) known.push(binding);
    else bindings.set(name, [binding]);
  };
  for (const statement of script.find('ImportStatement')) {
    for (const {local, target} of readImports(statement, script)) add(local, {kind: 'import', full: target});
  }
  const seen: Seen = {lastAssignOps: new Map(), targets: new Set()};
  for (const node of script.find('VariableName')) {
    const binding = bindingOf(node, seen);
    if (binding) add(script.text(node), binding);
  }
  return bindings;
}

/** What earlier names have shown, so that a statement with thousands of names is not searched again for each. */
interface Seen {
  /** The last `=` of an assignment, by where the assignment begins. */
  lastAssignOps: Map<number, SyntaxNode | undefined>;
  /** Where the names begin that are targets of `for`, `as` or `except … as`. */
  targets: Set<number>;
}

function bindingOf(node: SyntaxNode, seen: Seen): Binding | undefined {
  const {parent, prevSibling: previous} = node;
  switch (parent?.name) {
    case 'AssignStatement':
      return bindingOfAssigned(node, parent, seen);
    case 'UpdateStatement':
      return previous === null ? {kind: 'unknown'} : undefined;
    case 'NamedExpression':
      return previous === null && parent.lastChild ? {kind: 'value', value: parent.lastChild} : undefined;
    case 'ParamList':
      return previous?.name === 'AssignOp' ? undefined : {kind: 'unknown'};
    case 'FunctionDefinition':
      return previous?.name === 'def' ? {kind: 'function', definition: parent} : undefined;
    case 'ClassDefinition':
      return previous?.name === 'class' ? {kind: 'unknown'} : undefined;
    case 'TupleExpression':
    case 'ParenthesizedExpression':
    case 'ArrayExpression':
      return isAssignedPattern(parent) ? {kind: 'unknown'} : undefined;
    case 'CapturePattern':
      return {kind: 'unknown'};
    default:
      return hasTargets(parent) && isTarget(node, seen) ? bindingOfTarget(node) : undefined;
  }
}

/** In `a = b = value` both names get the value; in `a, b = value` the value of each is unknown. */
function bindingOfAssigned(
  node: SyntaxNode,
  statement: SyntaxNode,
  {lastAssignOps}: Seen,
): Binding | undefined {
  const {from} = statement;
  if (!lastAssignOps.has(from)) lastAssignOps.set(from, statement.getChildren('AssignOp').at(-1));
  const last = lastAssignOps.get(from);
  // An annotation alone, `name: int`, is not a binding.
  if (!last || node.from > last.from) return undefined;
  const value = last.nextSibling;
  const isAlone =
    !['VariableName', 'MemberExpression', ','].includes(node.prevSibling?.name ?? '') &&
    node.nextSibling?.name !== ',';
  const isOne = value?.nextSibling === null;
  return value && isAlone && isOne ? {kind: 'value', value} : {kind: 'unknown'};
}

/** Whether a name is the target of `for`, `as` or `except … as`; the names before it have been asked already. */
function isTarget(node: SyntaxNode, {targets}: Seen): boolean {
  const previous = node.prevSibling;
  const before = previous?.name === ',' ? previous.prevSibling : previous;
  const isFound = before?.name === 'as' || before?.name === 'for' || targets.has(before?.from ?? -1);
  if (isFound) targets.add(node.from);
  return isFound;
}

function bindingOfTarget({prevSibling: previous, nextSibling: next}: SyntaxNode): Binding {
  const isOne = previous?.name === 'for' && next?.name === 'in';
  return isOne && next.nextSibling ? {kind: 'element', of: next.nextSibling} : {kind: 'unknown'};
}

function isAssignedPattern({parent, prevSibling: previous, nextSibling: next}: SyntaxNode): boolean {
  if (hasTargets(parent)) return previous?.name === 'for';
  return parent?.name === 'AssignStatement' && next?.name === 'AssignOp';
}

/** Whether names in it may be targets of `for`, `as` or `except … as`. */
function hasTargets(node: SyntaxNode | null): boolean {
  return /^(?:For|With|Try)Statement$|ComprehensionExpression$/.test(node?.name ?? '');
}
