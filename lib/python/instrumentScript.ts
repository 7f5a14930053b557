import {createLineFinder} from './createLineFinder';
import {findRewrites, type Rewrite} from './findRewrites';
import {findStatements} from './findStatements';
import {pairBrackets} from './pairBrackets';
import {type Token, tokenizePython} from './tokenizePython';

/** Text to put in place of a piece of the script; an empty piece only inserts. */
interface Edit {
  from: number;
  to: number;
  text: string;
  /** Of two insertions at one place a closing one comes first, so that it stays with what stands before. */
  isClosing: boolean;
}

/** Names that the rewritten script calls; scripts do not use names like these. */
const LINE_MARK = '_sim_line_';
export const STEP_MARK = '_sim_step_';
const DICT_DISPLAY = '_sim_dict_';
const DICT_SPREAD = '_sim_spread_';

/**
 * Rewrites a script so that each line reports itself before it runs (`LINE_MARK(n)`) and dict displays keep their order.
 * No line moves: numbers in tracebacks stay those of the script. A script that does not parse comes back with what could
 * be read rewritten; the interpreter then reports its syntax error. Files beside the main script take `STEP_MARK`, which
 * counts without reporting a line.
 */
export function instrumentScript(source: string, mark = LINE_MARK): string {
  const tokens = tokenizePython(source);
  const partners = pairBrackets(tokens);
  const lineOf = createLineFinder(source);
  const edits: Edit[] = [];
  const {simple, heads} = findStatements(tokens, partners);
  for (const place of simple) {
    const {from} = tokenAt(tokens, place);
    if (!isFutureImport(tokens, place)) edits.push(open(from, `${mark}(${lineOf(from)});`));
  }
  for (const {first, last} of heads) {
    const {from} = tokenAt(tokens, first);
    edits.push(open(from, `${mark}(${lineOf(from)}) or (`), close(tokenAt(tokens, last).to));
  }
  for (const rewrite of findRewrites(tokens, partners)) edits.push(...toEdits(rewrite, tokens, source));
  return apply(source, edits);
}

function isFutureImport(tokens: readonly Token[], place: number): boolean {
  return tokens[place]?.text === 'from' && tokens[place + 1]?.text === '__future__';
}

function toEdits(rewrite: Rewrite, tokens: readonly Token[], source: string): Edit[] {
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
    case 'spreadList':
      // The interpreter takes no star in a list.
      return [replace(first, '_sim_list_('), replace(last, ')')];
    case 'method': {
      // `text.ljust(5)` becomes `method(text, "ljust")(5)`.
      const name = tokenAt(tokens, rewrite.range.last + 2);
      return [
        open(first.from, '_sim_method_('),
        replace(tokenAt(tokens, rewrite.range.last + 1), ', '),
        replace(name, `"${name.text}")`),
      ];
    }
    case 'colonText':
      return [replace(first, first.text.replaceAll(':', '\\x3a'))];
    case 'debug':
      // `{name=}` becomes `{name=!r}`.
      return [{...open(first.to, '!r'), isClosing: true}];
    case 'format': {
      // `{day:%H}` becomes `{format((day),37,72)}`: any quote or colon would end the field. `{day}` becomes `{format((day))}`.
      const {to} = tokenAt(tokens, rewrite.range.last - 1);
      const found = /^(?:\s*:([^\\]+))?$/.exec(source.slice(to, last.from));
      if (!found) return [];
      const codes = [...(found[1] ?? '')].map((letter) => `,${letter.codePointAt(0)}`);
      return [open(first.to, '_sim_format_(('), {...replace(last, `)${codes.join('')})}`), from: to}];
    }
    case 'reverse':
      // `items[::-1]` becomes a call that reverses; the five tokens of the index go, line breaks between them stay.
      return [
        open(first.from, '_sim_reverse_('),
        ...[1, 2, 3, 4, 5].map((step) => replace(tokenAt(tokens, rewrite.range.last + step), '')),
        replace(tokenAt(tokens, rewrite.range.last + 6), ')'),
      ];
  }
}

function tokenAt(tokens: readonly Token[], place: number): Token {
  const token = tokens[place];
  if (!token) throw new RangeError(`instrumentScript: token ${place}; allowed: 0 to ${tokens.length - 1}`);
  return token;
}

function open(at: number, text: string): Edit {
  return {from: at, to: at, text, isClosing: false};
}

function close(at: number): Edit {
  return {from: at, to: at, text: ')', isClosing: true};
}

function replace({from, to}: Token, text: string): Edit {
  return {from, to, text, isClosing: false};
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
