/** What stands between two blanks of a script; comments and blanks are left out. */
export interface PythonToken {
  /** `open` and `close` are brackets and the ends of an f-string; `field` opens a field in one, and `close` ends it too. */
  kind: 'name' | 'number' | 'string' | 'operator' | 'newline' | 'open' | 'field' | 'close';
  from: number;
  to: number;
  text: string;
}

/** What the text at hand belongs to: brackets, the text of an f-string, a field of one, or the format of a field. */
type Context =
  | {kind: 'bracket'}
  | {kind: 'field'}
  | {kind: 'format' | 'text'; quote: string; isMultiline: boolean};

// A backslash that joins lines is a blank; a line break inside of brackets too, which the tokenizer decides.
const BLANK = /(?:[ \t\f\r\ufeff]|\\\r?\n|#[^\n]*)+/y;
const STRING = /(?:[rRuU]|[bB][rR]?|[rR][bB])?("""|'''|["'])/y;
const FORMAT_STRING = /(?:[fF][rR]?|[rR][fF])("""|'''|["'])/y;
const NAME = /[A-Za-z_\u0080-\ufffe][\w\u0080-\ufffe]*/y;
const NUMBER = /0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[jJ]?/y;
const OPERATOR = /\*\*=?|\/\/=?|<<=?|>>=?|:=|->|!=|\.\.\.|[-+*/%@&|^=<>]=?|./sy;

/**
 * Splits a Python script into tokens, in one pass and without a grammar. Whatever is not Python becomes a token too, so that
 * a script with mistakes has tokens until its end. `newline` ends a statement: none is given inside of brackets.
 */
export function tokenizePython(source: string): PythonToken[] {
  const tokens: PythonToken[] = [];
  const contexts: Context[] = [];
  let at = 0;

  function add(kind: PythonToken['kind'], to: number): void {
    tokens.push({kind, from: at, to, text: source.slice(at, to)});
    at = to;
  }

  function matchLength(pattern: RegExp): number {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0].length ?? 0;
  }

  while (at < source.length) {
    const context = contexts.at(-1);
    if (context?.kind === 'text' || context?.kind === 'format') readText(context);
    else readCode(context);
  }
  return tokens;

  function readCode(context: Context | undefined): void {
    at += matchLength(BLANK);
    const char = source[at];
    if (char === undefined) return;
    if (char === '\n') {
      if (contexts.length === 0) add('newline', at + 1);
      else at++;
    } else if (context?.kind === 'field' && isFieldEnd(source, at)) endField();
    else if ('([{'.includes(char)) {
      contexts.push({kind: 'bracket'});
      add('open', at + 1);
    } else if (')]}'.includes(char)) {
      if (context?.kind === 'bracket') contexts.pop();
      add('close', at + 1);
    } else if (!readString()) {
      const name = matchLength(NAME);
      const number = name > 0 ? 0 : matchLength(NUMBER);
      if (name > 0) add('name', at + name);
      else if (number > 0) add('number', at + number);
      else add('operator', at + matchLength(OPERATOR));
    }
  }

  function readString(): boolean {
    const formatted = matchLength(FORMAT_STRING);
    const length = formatted || matchLength(STRING);
    if (length === 0) return false;
    const quote = source.slice(at, at + length).replace(/^\w+/, '');
    if (formatted > 0) {
      contexts.push({kind: 'text', quote, isMultiline: quote.length > 1});
      add('open', at + length);
    } else add('string', findStringEnd(source, at + length, quote));
    return true;
  }

  /** Reads the text of an f-string, or the format of a field, up to the next brace or the end. */
  function readText(context: Extract<Context, {quote: string}>): void {
    const {quote, isMultiline, kind} = context;
    while (at < source.length) {
      const char = source[at];
      if (kind === 'text' && (char === '{' || char === '}') && source[at + 1] === char) at += 2;
      else if (char === '{') {
        contexts.push({kind: 'field'});
        add('field', at + 1);
        return;
      } else if (kind === 'format' && char === '}') {
        contexts.pop();
        contexts.pop();
        add('close', at + 1);
        return;
      } else if (source.startsWith(quote, at) || (char === '\n' && !isMultiline)) {
        endFormatString(char === '\n' ? at : at + quote.length);
        return;
      } else at += char === '\\' && !'{}'.includes(source[at + 1] ?? '') ? escapeLength(source, at) : 1;
    }
  }

  /** Ends the innermost f-string, with whatever is still open in it. */
  function endFormatString(to: number): void {
    let last = contexts.pop();
    while (last && last.kind !== 'text') last = contexts.pop();
    add('close', to);
  }

  /** At the end of the expression in a field: its closing brace, or the format that comes first. */
  function endField(): void {
    if (source[at] === '}') {
      contexts.pop();
      add('close', at + 1);
      return;
    }
    const text = contexts.findLast((context) => context.kind === 'text');
    if (text?.kind === 'text') contexts.push({...text, kind: 'format'});
    at++;
  }
}

function isFieldEnd(source: string, at: number): boolean {
  const char = source[at];
  return char === '}' || char === ':' || (char === '!' && source[at + 1] !== '=');
}

/** Where a string ends whose text begins at `from`; one that is not closed ends with its line. */
function findStringEnd(source: string, from: number, quote: string): number {
  for (let at = from; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at += escapeLength(source, at) - 1;
    else if (char === '\n' && quote.length === 1) return at;
    else if (source.startsWith(quote, at)) return at + quote.length;
  }
  return source.length;
}

/** A backslash and what it escapes; a line break may be two characters. */
function escapeLength(source: string, at: number): number {
  return source.startsWith('\r\n', at + 1) ? 3 : 2;
}
