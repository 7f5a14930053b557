import type {SyntaxNode} from '@lezer/common';
import type {Finding} from './finding';
import type {Lint, LintInput} from './lint';
import {PAGES} from './pages';
import {findOwnNodes, mayPause} from './pauses';
import {reportAt} from './reportAt';

const BUSY_LOOP = {
  severity: 'warning',
  rule: 'busy-loop',
  message: 'The loop has no pause: call `time.sleep` in it, or wait with `until`.',
  why: 'It keeps a processor busy and warms the phone.',
} as const;

const ENDLESS_WAIT = {
  severity: 'warning',
  rule: 'endless-wait',
  message: 'The loop has no limit: count the tries, or compare `time.monotonic()` with a deadline.',
  why: 'If that never comes, the script hangs.',
} as const;

/** Finds loops that query the product without a pause, and waits without a limit. */
export const lintLoops: Lint = (input) =>
  input.script.find('WhileStatement').flatMap((loop) => {
    const condition = loop.firstChild?.nextSibling;
    const body = loop.getChild('Body');
    return condition && body ? lintLoop({loop, condition, body}, input) : [];
  });

interface Loop {
  loop: SyntaxNode;
  condition: SyntaxNode;
  body: SyntaxNode;
}

function lintLoop({loop, condition, body}: Loop, input: LintInput): Finding[] {
  const {script, names} = input;
  const isForever = isAlwaysTrue(script.text(condition));
  const asks = isForever ? asksProduct(body, input) : waitsForProduct({loop, condition, body}, input);
  const pauses = mayPause(loop, script, names);
  if (!pauses && (asks || (isForever && !hasExit(body, input)))) {
    return [reportAt(loop, BUSY_LOOP, input, PAGES.loops)];
  }
  const waits = isForever ? asks && exitsOnResult(body, input) : asks;
  if (!pauses || !waits || hasLimit(body, input)) return [];
  return [reportAt(loop, ENDLESS_WAIT, input, PAGES.loops)];
}

/** Whether a part of a script calls the product; functions that are only defined there do not count. */
function asksProduct(within: SyntaxNode, {names}: LintInput): boolean {
  return findOwnNodes(within, 'CallExpression').some((call) => {
    const meaning = call.firstChild && names.meaningOf(call.firstChild);
    return meaning?.kind === 'symbol' && meaning.symbol.kind !== 'class';
  });
}

/** Whether a condition depends on a result of the product, and on no counter or clock. */
function waitsForProduct({condition, body}: Loop, input: LintInput): boolean {
  if (/[<>]|!=/.test(input.script.text(condition))) return false;
  return (
    asksProduct(condition, input) ||
    namesOfResults(body, input).some((name) => mentions(condition, name, input))
  );
}

/** Names that a part of a script assigns results of the product to. */
function namesOfResults(within: SyntaxNode, input: LintInput): string[] {
  return findOwnNodes(within, 'AssignStatement').flatMap((statement) => {
    const [first, value] = [statement.firstChild, statement.lastChild];
    return first?.name === 'VariableName' && value && asksProduct(value, input)
      ? [input.script.text(first)]
      : [];
  });
}

function mentions(within: SyntaxNode, name: string, {script}: LintInput): boolean {
  return findOwnNodes(within, 'VariableName').some((node) => script.text(node) === name);
}

/** Whether a loop has an exit. */
function hasExit(body: SyntaxNode, input: LintInput): boolean {
  return findExits(body, input).length > 0;
}

function findExits(body: SyntaxNode, {script}: LintInput): SyntaxNode[] {
  const statements = findOwnNodes(
    body,
    'ReturnStatement',
    'RaiseStatement',
    'YieldExpression',
    'YieldStatement',
  );
  const breaks = findOwnNodes(body, 'BreakStatement').filter((node) => findLoop(node, body) === undefined);
  const calls = findOwnNodes(body, 'CallExpression').filter((call) =>
    /(?:^|\.)(?:exit|quit|_exit|reboot)$/.test(call.firstChild ? script.text(call.firstChild) : ''),
  );
  return [...statements, ...breaks, ...calls];
}

/** The innermost loop around a `break`, up to `within`. */
function findLoop(node: SyntaxNode, within: SyntaxNode): SyntaxNode | undefined {
  for (let parent = node.parent; parent && parent.from > within.from; parent = parent.parent) {
    if (parent.name === 'WhileStatement' || parent.name === 'ForStatement') return parent;
  }
  return undefined;
}

/** Whether an exit of the loop depends on a result of the product. */
function exitsOnResult(body: SyntaxNode, input: LintInput): boolean {
  const dependsOnResult = createResultTest(body, input);
  return findExits(body, input).some((exit) => findConditions(exit, body).some(dependsOnResult));
}

/** Whether an exit of the loop does not depend on results alone: on a counter, a clock or a flag. */
function hasLimit(body: SyntaxNode, input: LintInput): boolean {
  const dependsOnResult = createResultTest(body, input);
  return findExits(body, input).some((exit) => {
    const conditions = findConditions(exit, body);
    return (
      !conditions.some(dependsOnResult) ||
      conditions.some((condition) => /[<>]|\bmonotonic\b|\bis_set\b/.test(input.script.text(condition)))
    );
  });
}

/** Tells of conditions in a loop whether they depend on a result of the product. */
function createResultTest(body: SyntaxNode, input: LintInput): (condition: SyntaxNode) => boolean {
  const results = namesOfResults(body, input);
  return (condition) =>
    asksProduct(condition, input) || results.some((name) => mentions(condition, name, input));
}

/** The conditions of the `if` statements between a statement and the loop around it. */
function findConditions(node: SyntaxNode, within: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let parent = node.parent; parent && parent.from > within.from; parent = parent.parent) {
    const condition = parent.name === 'IfStatement' ? parent.firstChild?.nextSibling : undefined;
    if (condition) found.push(condition);
  }
  return found;
}

function isAlwaysTrue(condition: string): boolean {
  return /^[(\s]*(?:True|[1-9]\d*)[)\s]*$/.test(condition);
}
