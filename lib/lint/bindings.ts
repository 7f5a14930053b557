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
  const isFrom = parts[0]?.name === 'from';
  const found: ImportedName[] = [];
  let module = '';
  let isAfterImport = false;
  let current: ImportedName | undefined;
  for (const [index, node] of parts.entries()) {
    const text = script.text(node);
    if (node.name === 'import') {
      isAfterImport = true;
      if (isFrom && (module === '' || module.startsWith('.'))) return [];
    } else if (!isAfterImport) {
      if (node.name !== 'from') module += text;
    } else if (node.name === '*') {
      found.push({full: module, module, local: '*', node});
    } else if (node.name === 'VariableName' && parts[index - 1]?.name === 'as') {
      if (current) current.local = text;
    } else if (isFrom && node.name === 'VariableName') {
      current = {full: `${module}.${text}`, module, name: text, local: text, node};
      found.push(current);
    } else if (node.name === 'VariableName' && parts[index - 1]?.name === '.') {
      if (current) {
        current.full += `.${text}`;
        current.module = current.full;
      }
    } else if (node.name === 'VariableName') {
      current = {full: text, module: text, local: text, node};
      found.push(current);
    }
  }
  return found;
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
    for (const {full, local, name} of readImports(statement, script)) {
      const isPath = name === undefined && local === full;
      add(isPath ? (full.split('.')[0] ?? full) : local, {
        kind: 'import',
        full: isPath ? (full.split('.')[0] ?? full) : full,
      });
    }
  }
  const seen: Seen = new Map();
  for (const node of script.find('VariableName')) {
    const binding = bindingOf(node, seen);
    if (binding) add(script.text(node), binding);
  }
  return bindings;
}

/**
 * What earlier names have shown, so that a statement with thousands of names is not searched anew for each: by the place where
 * an assignment begins its last `=`, and by their own the names that are targets of `for`, `as` or `except … as`.
 */
type Seen = Map<number, SyntaxNode | undefined>;

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
    case 'ForStatement':
    case 'WithStatement':
    case 'TryStatement':
    case 'ComprehensionExpression':
    case 'ArrayComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return isTarget(node, seen) ? bindingOfTarget(node) : undefined;
    case 'TupleExpression':
    case 'ParenthesizedExpression':
    case 'ArrayExpression':
      return isAssignedPattern(parent) ? {kind: 'unknown'} : undefined;
    case 'CapturePattern':
      return {kind: 'unknown'};
    default:
      return undefined;
  }
}

/** In `a = b = value` both names get the value; in `a, b = value` the value of each is unknown. */
function bindingOfAssigned(node: SyntaxNode, statement: SyntaxNode, seen: Seen): Binding | undefined {
  const {from} = statement;
  if (!seen.has(from)) seen.set(from, statement.getChildren('AssignOp').at(-1));
  const last = seen.get(from);
  // An annotation alone, `name: int`, is no binding.
  if (!last || node.from > last.from) return undefined;
  const value = last.nextSibling;
  const isAlone =
    !['VariableName', 'MemberExpression', ','].includes(node.prevSibling?.name ?? '') &&
    node.nextSibling?.name !== ',';
  const isOne = value?.nextSibling === null;
  return value && isAlone && isOne ? {kind: 'value', value} : {kind: 'unknown'};
}

/** Whether a name is the target of `for`, `as` or `except … as`; the names before it have been asked already. */
function isTarget(node: SyntaxNode, seen: Seen): boolean {
  const previous = node.prevSibling;
  const before = previous?.name === ',' ? previous.prevSibling : previous;
  const isFound = before?.name === 'as' || before?.name === 'for' || seen.has(before?.from ?? -1);
  if (isFound) seen.set(node.from, node);
  return isFound;
}

function bindingOfTarget({prevSibling: previous, nextSibling: next}: SyntaxNode): Binding {
  const isOne = previous?.name === 'for' && next?.name === 'in';
  return isOne && next.nextSibling ? {kind: 'element', of: next.nextSibling} : {kind: 'unknown'};
}

function isAssignedPattern(pattern: SyntaxNode): boolean {
  const {parent, nextSibling} = pattern;
  if (parent?.name === 'ForStatement') return pattern.prevSibling?.name === 'for';
  if (parent?.name.endsWith('ComprehensionExpression')) return pattern.prevSibling?.name === 'for';
  return parent?.name === 'AssignStatement' && nextSibling?.name === 'AssignOp';
}
