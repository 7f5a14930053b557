import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/python';
import {createLineFinder} from '../python/createLineFinder';

/** How long a script is read while somebody writes it, in milliseconds: the page stands still meanwhile. */
export const WRITING_MS = 1500;

/** A parsed script. Text with syntax errors is missing from the tree, or an error node in it. */
export class Script {
  readonly tree: Tree;
  private readonly findLine: (position: number) => number;

  /** Reads for `most` milliseconds: a long text that is no Python takes many seconds. What was not read is missing from the tree. */
  constructor(
    readonly source: string,
    most = Number.POSITIVE_INFINITY,
  ) {
    // The mark before the first line, which Python passes over, would count as a letter; this one is a blank.
    const parse = parser.startParse(source.replace(/^\uFEFF/, '\f'));
    const end = Date.now() + most;
    let tree = parse.advance();
    for (; !tree; tree = parse.advance())
      if (parse.stoppedAt === null && Date.now() > end) parse.stopAt(parse.parsedPos);
    this.tree = tree;
    this.findLine = createLineFinder(source);
  }

  text({from, to}: {from: number; to: number}): string {
    return this.source.slice(from, to);
  }

  /** Line and column of a node, both from 1. */
  locate({from}: {from: number}): {line: number; column: number} {
    return {line: this.findLine(from), column: from - this.source.lastIndexOf('\n', from - 1)};
  }

  /** Offset in the text of a line and a column, both from 1. */
  positionOf(line: number, column: number): number {
    const before = this.source.split('\n', line - 1);
    return before.reduce((sum, {length}) => sum + length + 1, column - 1);
  }

  /** All nodes with one of the names, in document order. */
  find(...names: readonly string[]): SyntaxNode[] {
    return findNodes(this.tree.topNode, names);
  }
}

/** All nodes with one of the names in a node, itself included, in document order. */
export function findNodes(within: SyntaxNode, names: readonly string[]): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  within.cursor().iterate((node) => {
    if (names.includes(node.name)) found.push(node.node);
  });
  return found;
}

/** An argument of a call; a positional one has no name. */
export interface Argument {
  name?: string;
  node: SyntaxNode;
}

/** The arguments of a call whose parameter is known: after `*rest`, only those with a name. */
export function readArguments(call: SyntaxNode, script: Script): Argument[] {
  const found: Argument[] = [];
  let isSpread = false;
  let isSpreadSeen = false;
  let name: string | undefined;
  for (let child = call.getChild('ArgList')?.firstChild ?? null; child; child = child.nextSibling) {
    if (child.name === '*' || child.name === '**') {
      isSpread = true;
      isSpreadSeen = true;
    } else if (child.name === 'VariableName' && child.nextSibling?.name === 'AssignOp') {
      name = script.text(child);
    } else if (/^[\w⚠]/.test(child.name) && child.name !== 'AssignOp' && child.name !== 'Comment') {
      if (!isSpread && (name !== undefined || !isSpreadSeen))
        found.push({node: child, ...(name !== undefined && {name})});
      isSpread = false;
      name = undefined;
    }
  }
  return found;
}
