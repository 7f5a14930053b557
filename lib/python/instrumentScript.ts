import {createLineFinder} from './createLineFinder';
import {close, type Edit, open, replace, tokenAt} from './edit';
import {editTexts} from './editTexts';
import {findRewrites, type Rewrite} from './findRewrites';
import {findStatements} from './findStatements';
import {pairBrackets} from './pairBrackets';
import type {PairedTokens} from './readExpressions';
import {type PythonToken, tokenizePython} from './tokenizePython';

/** Names that the rewritten script calls; scripts do not use names like these. */
const LINE_MARK = '_sim_line_';
export const STEP_MARK = '_sim_step_';
const LOOP = '_sim_each_(';
const DICT_DISPLAY = '_sim_dict_';
const DICT_SPREAD = '_sim_spread_';

/** What few scripts need; a browser fetches it for those. */
export interface MoreRewrites {
  /** Methods to hand over as those that every run has. */
  methods: RegExp;
  /** Changes a script before it is read, within its lines. */
  prepare: (source: string) => string;
  findEdits: (script: PairedTokens, source: string) => Edit[];
}

/**
 * Rewrites a script so that each line reports itself before it runs (`LINE_MARK(n)`) and dict displays keep their order.
 * No line moves: numbers in tracebacks stay those of the script. A script that does not parse comes back with what could
 * be read rewritten; the interpreter then reports its syntax error. Files beside the main script take `STEP_MARK`, which
 * counts without reporting a line.
 */
export function instrumentScript(written: string, more?: MoreRewrites, mark = LINE_MARK): string {
  // Python passes over a mark before the first line; the interpreter does not.
  const plain = written.replace(/^\uFEFF/, '');
  const source = more?.prepare(plain) ?? plain;
  const tokens = tokenizePython(source);
  const partners = pairBrackets(tokens);
  const lineOf = createLineFinder(source);
  const edits: Edit[] = [];
  const {simple, heads} = findStatements(tokens, partners);
  for (const place of simple) {
    const {from} = tokenAt(tokens, place);
    if (!isFutureImport(tokens, place)) edits.push(open(from, `${mark}(${lineOf(from)});`));
  }
  for (const {first, last, isLoop} of heads) {
    const {from} = tokenAt(tokens, first);
    const {to} = tokenAt(tokens, last);
    edits.push(open(from, `${mark}(${lineOf(from)}) or ${isLoop ? LOOP : ''}(`), close(to));
    if (isLoop) edits.push(close(to));
  }
  // The interpreter takes quotation marks of a word processor for letters of a name.
  for (const token of tokens)
    if (token.kind === 'name' && !isOfPython(token.text)) edits.push(open(token.from, '$'));
  const script = {tokens, partners};
  if (more) edits.push(...more.findEdits(script, source));
  for (const rewrite of findRewrites(script, source, more?.methods))
    edits.push(...toEdits(rewrite, script, source));
  return apply(source, edits);
}

/** Whether a name has only letters that Python takes in one. */
export function isOfPython(name: string): boolean {
  return /^[\p{XIDC}]+$/u.test(name);
}

function isFutureImport(tokens: readonly PythonToken[], place: number): boolean {
  return tokens[place]?.text === 'from' && tokens[place + 1]?.text === '__future__';
}

function toEdits(rewrite: Rewrite, script: PairedTokens, source: string): Edit[] {
  const {tokens} = script;
  const first = tokenAt(tokens, rewrite.range.first);
  const last = tokenAt(tokens, rewrite.range.last);
  switch (rewrite.kind) {
    case 'display':
      // `{a: b, **c}` becomes `dict((a, b), spread(c))`, with the names above.
      return [
        replace(first, `${DICT_DISPLAY}(`),
        ...rewrite.pairs.flatMap((pair) => [
          open(tokenAt(tokens, pair.first).from, '('),
          replace(tokenAt(tokens, pair.colon), ','),
          close(tokenAt(tokens, pair.last).to),
        ]),
        ...rewrite.spreads.flatMap((spread) => [
          replace(tokenAt(tokens, spread.first), `${DICT_SPREAD}(`),
          close(tokenAt(tokens, spread.last).to),
        ]),
        replace(last, ')'),
      ];
    case 'comprehension':
      // `{a: b for …}` becomes `dict(*[(a, b) for …])`.
      return [
        replace(first, `${DICT_DISPLAY}(*[(`),
        replace(tokenAt(tokens, rewrite.colon), ','),
        close(tokenAt(tokens, rewrite.lastOfValue).to),
        replace(last, '])'),
      ];
    case 'spread':
      // The interpreter takes no star there.
      return [replace(first, `_sim_${rewrite.type}_(`), replace(last, ')')];
    case 'method': {
      // `text.ljust(5)` becomes `method(text, "ljust")(5)`.
      const name = tokenAt(tokens, rewrite.range.last + 2);
      return [
        open(first.from, '_sim_method_('),
        replace(tokenAt(tokens, rewrite.range.last + 1), ', '),
        replace(name, `"${name.text}")`),
      ];
    }
    case 'cause': {
      // The interpreter prints a warning instead of the cause.
      const error = tokenAt(tokens, rewrite.range.first + 1);
      return [open(error.from, '_sim_from_('), replace(tokenAt(tokens, rewrite.from), ','), close(last.to)];
    }
    case 'percent':
      return [replace(first, `_sim_percent_(${first.text}`), close(last.to)];
    case 'made':
      return [replace(first, `_sim_${first.text}_`)];
    case 'texts':
      return editTexts(script, source, rewrite.range);
    case 'steps':
      // `items[::2]` becomes `steps(items)[::2]`.
      return [open(first.from, '_sim_steps_('), close(last.to)];
  }
}

function apply(source: string, edits: Edit[]): string {
  // The sort is stable: a closing edit first, then insertions in their order, then what replaces a piece.
  edits.sort((a, b) => a.from - b.from || weigh(a) - weigh(b));
  let result = '';
  let from = 0;
  for (const edit of edits) {
    const kept = source.slice(from, edit.from);
    // In `while(a)` and `return{}`, the word and the call would become one name.
    const gap = /\w$/.test(kept) && /^\w/.test(edit.text) ? ' ' : '';
    result += kept + gap + edit.text;
    from = edit.to;
  }
  return result + source.slice(from);
}

function weigh({from, to, isClosing}: Edit): number {
  if (isClosing) return 0;
  return from === to ? 1 : 2;
}
