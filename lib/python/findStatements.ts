import type {PythonToken} from './tokenizePython';

/** Places in the list of tokens, the last one included. */
export interface TokenRange {
  first: number;
  last: number;
}

export interface Statements {
  /** Where statements begin that hold no others. */
  simple: readonly number[];
  /** The conditions of `if`, `elif` and `while`, and what `for` walks over. */
  heads: readonly (TokenRange & {isLoop: boolean})[];
}

/** Words that begin a statement whose body follows a colon. */
const COMPOUND = new Set('if elif else while for try except finally with def class'.split(' '));

/** Finds the statements of a script, also those after a semicolon or on the line of their `if`. */
export function findStatements(
  tokens: readonly PythonToken[],
  partners: ReadonlyMap<number, number>,
): Statements {
  const simple: number[] = [];
  const heads: Statements['heads'][number][] = [];
  let at = 0;
  while (at < tokens.length) {
    const word = tokens[at]?.text === 'async' ? tokens[at + 1]?.text : tokens[at]?.text;
    if (tokens[at]?.kind === 'newline' || word === ';') at++;
    else if (word === '@') at = findNext(['\n'], at);
    else if (word !== undefined && COMPOUND.has(word)) at = readCompound(word, at);
    else {
      simple.push(at);
      at = findNext([';', '\n'], at);
    }
  }
  return {simple, heads};

  /** Gives the place after the colon, or the end of a line that has none. */
  function readCompound(word: string, from: number): number {
    const colon = findNext([':', '\n'], from);
    if (tokens[colon]?.text !== ':') return colon;
    const isLoop = word === 'for';
    const first = isLoop ? findNext(['in', '\n'], from) + 1 : from + 1;
    if (['if', 'elif', 'while', 'for'].includes(word) && first < colon)
      heads.push({first, last: colon - 1, isLoop});
    return colon + 1;
  }

  /** The next token outside of brackets with one of these texts, from `from`; a colon of a lambda is none. */
  function findNext(texts: readonly string[], from: number): number {
    let lambdas = 0;
    for (let place = from; place < tokens.length; place++) {
      const {kind, text} = tokens[place] ?? {kind: 'newline', text: '\n'};
      if (kind === 'open') place = partners.get(place) ?? tokens.length;
      else if (kind === 'newline' && texts.includes('\n')) return place;
      else if (text === 'lambda') lambdas++;
      else if (text === ':' && lambdas > 0) lambdas--;
      else if (texts.includes(text)) return place;
    }
    return tokens.length;
  }
}
