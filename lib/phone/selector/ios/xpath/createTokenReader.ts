import {XPathProblem, type XPathToken} from './tokenizeXPath';

const MAX_DEPTH = 20;

/** Reads tokens from the first to the last. */
export interface TokenReader {
  /** The next token, or one further on; `undefined` after the end. */
  peek(further?: number): XPathToken | undefined;
  /** Whether this sign or name is next, or further on. */
  isNext(text: string, further?: number): boolean;
  skip(count: number): void;
  /** Skips a sign or name if it is next. */
  take(text: string): boolean;
  /** Skips a sign or name; throws when it is not next. */
  demand(text: string): void;
  /** Reads what is in brackets; throws when it is in too many. */
  within<Read>(read: (reader: TokenReader) => Read): Read;
}

/** Makes a reader before the first token. */
export function createTokenReader(tokens: readonly XPathToken[]): TokenReader {
  let at = 0;
  let depth = 0;
  const peek = (further = 0): XPathToken | undefined => tokens[at + further];
  const isNext = (text: string, further?: number): boolean => {
    const token = peek(further);
    return token?.text === text && (token.kind === 'sign' || token.kind === 'name');
  };
  const reader: TokenReader = {
    peek,
    isNext,
    skip(count) {
      at += count;
    },
    take(text) {
      const isThere = isNext(text);
      if (isThere) at++;
      return isThere;
    },
    demand(text) {
      if (!reader.take(text))
        throw new XPathProblem(
          `“${text}” is missing${tokens[at] ? ` before “${tokens[at]?.text}”` : ' at the end'}.`,
        );
    },
    within(read) {
      if (++depth > MAX_DEPTH)
        throw new XPathProblem(`more than ${MAX_DEPTH} brackets inside each other are not read.`);
      const result = read(reader);
      depth--;
      return result;
    },
  };
  return reader;
}
