import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {createLineFinder} from './createLineFinder';

/** Text to put in place of a piece of the script; an empty piece only inserts. */
interface Edit {
  from: number;
  to: number;
  text: string;
  /** Of two insertions at one place a closing one comes first, so that it stays with what stands before. */
  isClosing: boolean;
}

const SIMPLE_STATEMENTS = new Set([
  'AssignStatement',
  'AssertStatement',
  'BreakStatement',
  'ContinueStatement',
  'DeleteStatement',
  'ExpressionStatement',
  'ImportStatement',
  'PassStatement',
  'RaiseStatement',
  'ReturnStatement',
  'ScopeStatement',
  'UpdateStatement',
  'YieldStatement',
]);

/** Methods of texts that the interpreter lacks. */
const MISSING_TEXT_METHODS = new Set(
  'ljust rjust zfill title capitalize swapcase casefold isalnum isdecimal isnumeric expandtabs'.split(' '),
);

/** Names that the rewritten script calls; scripts do not use names like these. */
export const LINE_MARK = '_sim_line_';
export const STEP_MARK = '_sim_step_';
export const DICT_DISPLAY = '_sim_dict_';
export const DICT_SPREAD = '_sim_spread_';

/**
 * Rewrites a script so that each line reports itself before it runs (`LINE_MARK(n)`) and dict displays keep their order.
 * No line moves: numbers in tracebacks stay those of the script. A script that does not parse comes back with what could
 * be read rewritten; the interpreter then reports its syntax error. Files beside the main script take `STEP_MARK`, which
 * counts without reporting a line.
 */
export function instrumentScript(source: string, mark = LINE_MARK): string {
  const edits: Edit[] = [];
  const lineOf = createLineFinder(source);
  parser.parse(source).iterate({
    enter({node}) {
      if (SIMPLE_STATEMENTS.has(node.name)) {
        if (!isFutureImport(node, source)) edits.push(open(node.from, `${mark}(${lineOf(node.from)});`));
      } else if (node.name === 'IfStatement' || node.name === 'WhileStatement') {
        for (const condition of findConditions(node)) edits.push(...wrap(condition));
      } else if (node.name === 'ForStatement') {
        const iterated = findIterated(node);
        if (iterated) edits.push(...wrap(iterated));
      } else if (node.name === 'DictionaryExpression') {
        edits.push(...rewriteDisplay(node));
      } else if (node.name === 'DictionaryComprehensionExpression') {
        edits.push(...rewriteComprehension(node));
      } else if (node.name === 'MemberExpression') {
        edits.push(...rewriteMember(node, source));
      } else if (node.name === 'ArrayExpression' && source.slice(node.from, node.to).includes('*')) {
        edits.push(...rewriteSpreadList(node));
      }
    },
  });
  return apply(source, edits);

  function wrap({from, to}: {from: number; to: number}): Edit[] {
    return [open(from, `${mark}(${lineOf(from)}) or (`), close(to)];
  }
}

function open(at: number, text: string): Edit {
  return {from: at, to: at, text, isClosing: false};
}

function close(at: number): Edit {
  return {from: at, to: at, text: ')', isClosing: true};
}

function replace({from, to}: SyntaxNode, text: string): Edit {
  return {from, to, text, isClosing: false};
}

function isFutureImport(node: SyntaxNode, source: string): boolean {
  return node.name === 'ImportStatement' && /^from\s+__future__\b/.test(source.slice(node.from, node.to));
}

/** The conditions after `if`, `elif` and `while`. */
function findConditions(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!['if', 'elif', 'while'].includes(child.name)) continue;
    const condition = child.nextSibling;
    if (condition && !condition.type.isError && condition.name !== 'Body') found.push(condition);
  }
  return found;
}

/** What stands between `in` and the colon: one expression, or several with commas. */
function findIterated(node: SyntaxNode): {from: number; to: number} | undefined {
  let from: number | undefined;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === 'in') from = child.nextSibling?.from;
    else if (child.name === 'Body' && from !== undefined) {
      const last = child.prevSibling;
      return last && last.to > from ? {from, to: last.to} : undefined;
    }
  }
  return undefined;
}

/** `{a: b, **c}` becomes `dict((a, b), spread(c))`, with the names above. */
function rewriteDisplay(node: SyntaxNode): Edit[] {
  const edits: Edit[] = [];
  let isKey = true;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === '{') edits.push(replace(child, `${DICT_DISPLAY}(`));
    else if (child.name === '}') edits.push(replace(child, ')'));
    else if (child.name === ',') isKey = true;
    else if (child.name === ':' || child.name === '**') {
      isKey = false;
      edits.push(replace(child, child.name === ':' ? ',' : `${DICT_SPREAD}(`));
    } else if (child.name !== 'Comment') edits.push(isKey ? open(child.from, '(') : close(child.to));
  }
  return edits;
}

/** `{a: b for …}` becomes `dict(*[(a, b) for …])`. */
function rewriteComprehension(node: SyntaxNode): Edit[] {
  const edits: Edit[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === '{') edits.push(replace(child, `${DICT_DISPLAY}(*[(`));
    else if (child.name === '}') edits.push(replace(child, '])'));
    else if (child.name === ':') {
      edits.push(replace(child, ','));
      if (child.nextSibling) edits.push(close(child.nextSibling.to));
    }
  }
  return edits;
}

/** `text.ljust(5)` becomes `method(text, "ljust")(5)`, and `items[::-1]` a call that reverses. */
function rewriteMember(node: SyntaxNode, source: string): Edit[] {
  const owner = node.firstChild;
  if (!owner) return [];
  const rest = source.slice(owner.to, node.to);
  const name = /^\s*\.\s*(\w+)$/.exec(rest)?.[1];
  if (name !== undefined && MISSING_TEXT_METHODS.has(name) && node.parent?.name === 'CallExpression') {
    return [
      open(node.from, '_sim_method_('),
      {from: owner.to, to: node.to, text: `, "${name}")`, isClosing: false},
    ];
  }
  if (!/^\[\s*:\s*:\s*-\s*1\s*\]$/.test(rest)) return [];
  return [open(node.from, '_sim_reverse_('), {from: owner.to, to: node.to, text: ')', isClosing: false}];
}

/** `[*a, b]` becomes a call, because the interpreter takes no star in a list. */
function rewriteSpreadList(node: SyntaxNode): Edit[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  const [first, last] = [children[0], children.at(-1)];
  if (!first || last?.name !== ']' || !children.some(({name}) => name === '*')) return [];
  // On the left of an assignment a list is a pattern.
  if (node.parent?.name === 'AssignStatement' && node.nextSibling?.name === 'AssignOp') return [];
  return [replace(first, '_sim_list_('), replace(last, ')')];
}

function apply(source: string, edits: Edit[]): string {
  // The sort is stable: a closing edit first, then insertions in their order, then what replaces a piece.
  edits.sort((a, b) => a.from - b.from || weigh(a) - weigh(b));
  let result = '';
  let from = 0;
  for (const edit of edits) {
    result += source.slice(from, edit.from) + edit.text;
    from = edit.to;
  }
  return result + source.slice(from);
}

function weigh({from, to, isClosing}: Edit): number {
  if (isClosing) return 0;
  return from === to ? 1 : 2;
}
