import type {SyntaxNode} from '@lezer/common';
import type {ApiSymbol} from '../api/model';
import type {Meaning} from '../lint/names';
import type {Cursor} from './cursor';
import {type ActiveCall, findCall} from './findCall';

/** What can be written at the cursor. */
export type Place =
  /** The name of a module; `path` is all of it but the last part. */
  | {kind: 'module'; path: string}
  /** A name that a module has, in an import. */
  | {kind: 'import'; module: string}
  /** What a module, a class or an object has, after its dot. */
  | {kind: 'member'; owner: Meaning}
  /** A key of a dictionary, in quotes. */
  | {kind: 'key'; owner: ApiSymbol}
  /** Any name, and in a call also an argument by its name. */
  | {kind: 'name'; call?: ActiveCall; isArgument: boolean};

/** Names that are made here: nothing is there to choose from. */
const DECLARING = new Set(['def', 'class', 'as', 'for', 'lambda', 'global', 'nonlocal']);

/** What can be written at the cursor; `undefined` in texts and comments, and where a name is made. */
export function findPlace(cursor: Cursor): Place | undefined {
  const {script, names, node, from} = cursor;
  if (node.name === 'String') return findKey(cursor);
  if (['Comment', 'FormatString', 'Number', 'Escape'].includes(node.name)) return undefined;
  const line = script.source.slice(script.source.lastIndexOf('\n', from - 1) + 1, from);
  const ofImport = findImport(script.source.slice(0, from), line);
  if (ofImport) return ofImport;
  if (node.name === 'PropertyName' || /(?<![\d.])\.$/.test(line)) {
    const owner = node.parent?.name === 'MemberExpression' ? node.parent.firstChild : null;
    const meaning = owner ? names.valueOf(owner) : undefined;
    return meaning && {kind: 'member', owner: meaning};
  }
  if (isDeclared(node)) return undefined;
  const call = findCall(cursor);
  const isArgument = node.parent?.name === 'ArgList' && /^[(,]$/.test(node.prevSibling?.name ?? '');
  return {kind: 'name', isArgument, ...(call && {call})};
}

function findImport(before: string, line: string): Place | undefined {
  const [, path] = /^\s*(?:from\s+|import\s+(?:[\w., ]*,\s*)?)((?:\w+\.)*)$/.exec(line) ?? [];
  if (path !== undefined) return {kind: 'module', path: path.slice(0, -1)};
  const [, module] = /(?:^|\n)[ \t]*from\s+([\w.]+)\s+import\s*(?:\([\w\s,]*|[\w \t,]*)$/.exec(before) ?? [];
  return module === undefined ? undefined : {kind: 'import', module};
}

function findKey({names, node}: Cursor): Place | undefined {
  const {parent, prevSibling: previous} = node;
  const owner = parent?.name === 'MemberExpression' && previous?.name === '[' ? parent.firstChild : null;
  const meaning = owner ? names.valueOf(owner) : undefined;
  const isDictionary = meaning?.kind === 'instance' && meaning.symbol.isDictionary === true;
  return isDictionary ? {kind: 'key', owner: meaning.symbol} : undefined;
}

function isDeclared(node: SyntaxNode): boolean {
  const {parent, prevSibling: previous} = node;
  if (DECLARING.has(previous?.name ?? '')) return true;
  return parent?.name === 'ParamList' && previous?.name !== 'AssignOp';
}
