import type {SyntaxNode} from '@lezer/common';
import type {Knowledge} from '../lint/lint';
import {ScriptNames} from '../lint/names';
import {Script, WRITING_MS} from '../lint/script';

/** A script that is being written, parsed as if the word at the cursor were there. */
export interface Cursor {
  script: Script;
  names: ScriptNames;
  /** Where the word at the cursor begins; equal to `position` where there is none yet. */
  from: number;
  position: number;
  /** The innermost node at the word. */
  node: SyntaxNode;
}

/** Stands for the word that is not there yet: without it `row.` and the line after it would be one expression. */
const PLACEHOLDER = '_';

/** Reads a script around a position in it. */
export function readCursor(source: string, position: number, {model}: Knowledge): Cursor {
  // Without \b, each letter of a long word would be tried as its beginning.
  const [word] = /\b\w*$/.exec(source.slice(0, position)) ?? [''];
  const from = position - word.length;
  const isEmpty = word === '' && !/^\w/.test(source.slice(position));
  const script = new Script(
    source.slice(0, position) + (isEmpty ? PLACEHOLDER : '') + source.slice(position),
    WRITING_MS,
  );
  return {
    script,
    names: new ScriptNames(script, model),
    from,
    position,
    node: script.tree.resolveInner(from, 1),
  };
}
