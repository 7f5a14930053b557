import type {SyntaxNode} from '@lezer/common';
import {formatParameter, toCallName, withMarkers} from '../api/formatSignature';
import type {ApiSymbol, Parameter, Signature} from '../api/model';
import type {Knowledge} from '../lint/lint';
import {type Cursor, readCursor} from './cursor';
import {type ActiveCall, findCall} from './findCall';

/** The stubs' description of a name, or of the call that is being written. Text may hold `code` in backticks. */
export interface Help {
  /** One line of Python, in parts; `isActive` marks the parameter that is being written. */
  signature: readonly {text: string; isActive?: true}[];
  text: string;
  /** What the marked parameter means. */
  parameter?: string;
  /** Page of the site: a path without the base URL. */
  href?: string;
}

/** Help with the range of the name that it is about. */
export interface NameHelp extends Help {
  from: number;
  to: number;
}

/** Says what the name at a position is, or else what the call around it takes, from one reading of the script. */
export function describeAt(source: string, position: number, knowledge: Knowledge): Help | undefined {
  const cursor = readCursor(source, position, knowledge);
  return describeNameAt(cursor, source, knowledge) ?? describeCallAt(cursor, knowledge);
}

/** Says what the name at a position is; nothing for names that are not of the product. */
export function describeName(source: string, position: number, knowledge: Knowledge): NameHelp | undefined {
  return describeNameAt(readCursor(source, position, knowledge), source, knowledge);
}

function describeNameAt(cursor: Cursor, source: string, knowledge: Knowledge): NameHelp | undefined {
  const {node, script} = cursor;
  if ((node.name !== 'VariableName' && node.name !== 'PropertyName') || script.source !== source)
    return undefined;
  const range = {from: node.from, to: node.to};
  const parameter = findNamedArgument(node, script.text(node), cursor);
  if (parameter) return {...range, ...describeParameter(parameter)};
  const target = node.name === 'PropertyName' ? node.parent : node;
  const meaning = target ? cursor.names.meaningOf(target) : undefined;
  if (meaning?.kind !== 'symbol' && meaning?.kind !== 'instance') return undefined;
  return {...range, ...describeSymbol(meaning.symbol, knowledge)};
}

/** Says what the call takes in whose arguments the cursor is, with the parameter that is being written. */
function describeCallAt(cursor: Cursor, knowledge: Knowledge): Help | undefined {
  const call = findCall(cursor);
  return call && describeActive(call, knowledge);
}

/** Says what a symbol of the product is. */
export function describeSymbol(symbol: ApiSymbol, knowledge: Knowledge): Help {
  const [signature] = symbol.signatures;
  if (signature) return describeActive({symbol, signature, given: []}, knowledge);
  const type = symbol.type === undefined ? '' : `: ${symbol.type}`;
  return {signature: [{text: `${toCallName(symbol)}${type}`}], ...toText(symbol, knowledge)};
}

/** Says what a parameter takes. */
export function describeParameter(parameter: Parameter): Help {
  return {signature: [{text: formatParameter(parameter)}], text: parameter.description ?? ''};
}

function describeActive({symbol, signature, active}: ActiveCall, knowledge: Knowledge): Help {
  return {
    signature: toParts(symbol, signature, active),
    ...toText(symbol, knowledge),
    ...(active?.description !== undefined && {parameter: active.description}),
  };
}

function toParts(symbol: ApiSymbol, {parameters, returns}: Signature, active?: Parameter): Help['signature'] {
  const list = withMarkers(parameters).flatMap((part, index) => [
    ...(index > 0 ? [{text: ', '}] : []),
    {text: formatParameter(part), ...(part === active && {isActive: true as const})},
  ]);
  return [{text: `${toCallName(symbol)}(`}, ...list, {text: returns === undefined ? ')' : `) -> ${returns}`}];
}

function toText({name, doc}: ApiSymbol, {hrefs}: Knowledge): Pick<Help, 'text' | 'href'> {
  const href = hrefs.get(name);
  return {text: doc.summary, ...(href !== undefined && {href})};
}

/** The parameter that `name=` names, when the node is such a name. */
function findNamedArgument(node: SyntaxNode, name: string, cursor: Cursor): Parameter | undefined {
  if (node.parent?.name !== 'ArgList' || node.nextSibling?.name !== 'AssignOp') return undefined;
  const call = findCall(cursor);
  const all = call?.symbol.signatures.flatMap(({parameters}) => parameters) ?? [];
  return all.find((parameter) => parameter.name === name);
}
