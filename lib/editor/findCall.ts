import type {SyntaxNode} from '@lezer/common';
import type {ApiSymbol, Parameter, Signature} from '../api/model';
import type {Script} from '../lint/script';
import type {Cursor} from './cursor';

/** The call of the product in whose arguments the cursor stands. */
export interface ActiveCall {
  symbol: ApiSymbol;
  /** Of several ways to call it, the first that takes what is given. */
  signature: Signature;
  /** The parameter that the argument at the cursor fills. */
  active?: Parameter;
  /** Names of arguments that are given by name. */
  given: readonly string[];
}

/** Finds the innermost call around the cursor; nothing when that one is not of the product. */
export function findCall({script, names, node, from}: Cursor): ActiveCall | undefined {
  const list = findArguments(node, from);
  const callee = list?.parent?.name === 'CallExpression' ? list.parent.firstChild : null;
  const meaning = callee ? names.meaningOf(callee) : undefined;
  if (!list || meaning?.kind !== 'symbol') return undefined;
  const {symbol} = meaning;
  const given = readGiven(list, script, from);
  const takes = ({parameters}: Signature): boolean =>
    (given.name !== undefined || findParameter(parameters, given) !== undefined) &&
    given.names.every((name) => findParameter(parameters, {name, index: 0}));
  const signature = symbol.signatures.find(takes) ?? symbol.signatures[0];
  if (!signature) return undefined;
  const active = findParameter(signature.parameters, given);
  return {symbol, signature, given: given.names, ...(active && {active})};
}

function findArguments(start: SyntaxNode, position: number): SyntaxNode | undefined {
  for (let node: SyntaxNode | null = start; node; node = node.parent) {
    if (node.name === 'Body' || node.name === 'LambdaExpression') return undefined;
    const isClosed = node.lastChild?.name === ')';
    const isInside = position > node.from && (!isClosed || position < node.to);
    if (node.name === 'ArgList' && isInside) return node;
  }
  return undefined;
}

interface Given {
  /** Names of all arguments that are given by name. */
  names: string[];
  /** Place of the argument at the cursor, from 0. */
  index: number;
  /** Its name, when it is given by name. */
  name?: string;
}

function readGiven(list: SyntaxNode, script: Script, position: number): Given {
  const given: Given = {names: [], index: 0};
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (child.name === ',' && child.from < position) {
      given.index++;
      delete given.name;
    }
    if (child.name !== 'AssignOp' || child.prevSibling?.name !== 'VariableName') continue;
    const name = script.text(child.prevSibling);
    given.names.push(name);
    if (child.to <= position) given.name = name;
  }
  return given;
}

function findParameter(
  parameters: readonly Parameter[],
  {name, index}: Pick<Given, 'name' | 'index'>,
): Parameter | undefined {
  if (name !== undefined)
    return parameters.find((each) => each.name === name) ?? parameters.find(({kind}) => kind === 'kwargs');
  const byPlace = parameters[index];
  return byPlace?.kind === 'positional' ? byPlace : parameters.find(({kind}) => kind === 'args');
}
