import type {SyntaxNode} from '@lezer/common';
import type {ScriptNames} from './names';
import {type Argument, findNodes, readArguments, type Script} from './script';

/** Calls that wait for time, people, data or other threads, by the last part of their name. */
const WAITING = new Set(
  'sleep wait wait_click wait_for_package join recv recv_into accept input select read readline readinto fetchone fetchmany prompt confirm alert poll acquire run_forever urlopen'.split(
    ' ',
  ),
);

/** Arguments that make a call of the product wait. */
const WAITING_ARGUMENTS = new Set(['until', 'timeout', 'dur', 'duration']);

/** Functions and methods of Python that never wait. */
const HARMLESS = new Set(
  `abs all any append bool bytes capitalize chr clear copy count dict dir discard divmod encode endswith enumerate extend
  filter find flush float format get getattr hasattr index insert int isdigit isinstance items join_path keys len list lower
  lstrip map max min monotonic next ord perf_counter pop popitem print randint random range remove repr replace reverse
  reversed round rstrip set setdefault sort sorted split startswith str strftime strip sum time title tuple type uniform
  update upper values write zip choice shuffle`.split(/\s+/),
);

const MAX_DEPTH = 5;

/** Whether a part of a script may pause; an unknown call may. */
export function mayPause(within: SyntaxNode, script: Script, names: ScriptNames, depth = 0): boolean {
  return findOwnNodes(within, 'CallExpression').some((call) => doesPause(call, script, names, depth));
}

function doesPause(call: SyntaxNode, script: Script, names: ScriptNames, depth: number): boolean {
  const callee = call.firstChild;
  if (!callee) return false;
  const name = script.text(callee.name === 'MemberExpression' ? (callee.lastChild ?? callee) : callee);
  const given = readArguments(call, script);
  const isWaitingFor = ({name: argument, node}: Argument): boolean =>
    WAITING_ARGUMENTS.has(argument ?? '') && names.numberOf(node) !== 0;
  // Without arguments, `get` is that of a queue, which waits; a dict's needs a key.
  if (WAITING.has(name) || given.some(isWaitingFor) || (name === 'get' && given.length === 0)) return true;
  if (names.meaningOf(callee)?.kind === 'symbol') return false;
  const own = names.functionsOf(name);
  if (own.length > 0) {
    const body = (definition: SyntaxNode): SyntaxNode | null => definition.getChild('Body');
    return depth >= MAX_DEPTH || own.some((one) => mayPause(body(one) ?? one, script, names, depth + 1));
  }
  return !HARMLESS.has(name);
}

/** Nodes with one of the names, without those in functions that are only defined there. */
export function findOwnNodes(within: SyntaxNode, ...wanted: readonly string[]): SyntaxNode[] {
  return findNodes(within, wanted).filter((node) => {
    for (
      let parent = node.parent;
      parent && parent.from >= within.from && parent.to <= within.to;
      parent = parent.parent
    ) {
      if (isSameNode(parent, within)) return true;
      if (parent.name === 'FunctionDefinition' || parent.name === 'LambdaExpression') return false;
    }
    return true;
  });
}

function isSameNode(a: SyntaxNode, b: SyntaxNode): boolean {
  return a.from === b.from && a.to === b.to && a.name === b.name;
}
