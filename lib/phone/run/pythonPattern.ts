import {escapePattern} from '../../text/escapePattern';

/** The end of a text, which `$` with the flag `m` is not. */
export const TEXT_END = '(?![\\s\\S])';

/**
 * What JavaScript writes in other words, every other escape (in `\\A` the backslash is escaped, not the letter), and sets of
 * characters, which may begin with a bracket that is one of them: `[^]]`.
 */
const PIECE = /\\[\s\S]|\[\^?\]?(?:\\.|[^\]\\])*\]|\$|\{(?=,\d*\})|\(\?P<|\(\?P=(\w+)\)/g;
const IN_JAVASCRIPT: Readonly<Record<string, string>> = {
  '(?P<': '(?<',
  // `{,2}` is at most two; JavaScript takes it for a text.
  '{': '{0',
  '\\A': '(?<![\\s\\S])',
  '\\Z': TEXT_END,
  // Before a line break at the end of the text, too.
  $: `(?:$|(?=\\n${TEXT_END}))`,
};

/** A regular expression of Python translated to JavaScript, with those of its leading flags that JavaScript has. */
export function translatePattern(pattern: string): {source: string; flags: string} {
  const [opening = '', inline = ''] = /^\(\?([aimsux]+)\)/.exec(pattern) ?? [];
  const body = pattern.slice(opening.length);
  const source = (inline.includes('x') ? dropLayout(body) : body).replace(
    PIECE,
    (piece, name: string | undefined) =>
      name === undefined ? (IN_JAVASCRIPT[piece] ?? piece.replace(/^\[\^?(?=\])/, '$&\\')) : `\\k<${name}>`,
  );
  return {source, flags: inline.replace(/[aux]/g, '')};
}

/** A verbose pattern without its space and comments; what is escaped or in a set of characters means itself also there. */
export function dropLayout(pattern: string): string {
  return pattern.replace(
    /\\[\s\S]|\[\^?\]?(?:\\.|[^\]\\])*\]|(\s+|#.*)/g,
    (piece, layout: string | undefined) => (layout === undefined ? piece : ''),
  );
}

/** Makes a pattern of Python usable; `more` are flags that always hold. Throws when it is not valid. */
export function toRegExp(pattern: string, more = '', isWhole = false): RegExp {
  const {source, flags} = translatePattern(pattern);
  return compilePattern(pattern, isWhole ? `^(?:${source})$` : source, flags + more);
}

/** Compiles what a pattern was translated to. The error speaks of the pattern itself: that of a browser quotes the translation. */
export function compilePattern(pattern: string, source: string, flags: string): RegExp {
  try {
    return new RegExp(source, [...new Set(flags)].join(''));
  } catch {
    throw new Error(`${JSON.stringify(pattern)} is not a valid regular expression`);
  }
}

/** A pattern of Python, or, where it is not a valid regular expression, its literal text. */
export function toTextPattern(pattern: string, flags = ''): RegExp {
  try {
    return toRegExp(pattern, flags);
  } catch {
    return new RegExp(escapePattern(pattern), flags);
  }
}
