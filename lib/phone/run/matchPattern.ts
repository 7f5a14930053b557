import {toMessage} from '../../errors/toMessage';
import {compilePattern, dropLayout, TEXT_END, translatePattern} from './pythonPattern';

type Span = readonly [from: number, to: number] | null;

const IGNORECASE = 2;
const MULTILINE = 8;
const DOTALL = 16;
const VERBOSE = 64;
const ASCII = 256;

/** Letters and numbers outside of ASCII, for a set of characters: those of names and texts on screens. */
const LETTERS =
  '\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u037d\u037f-\u1fff\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u3041-\u30ff\u3105-\u31bf\u3400-\u9fff\ua000-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc';
const IN_SETS: Readonly<Record<string, string>> = {
  '\\w': `\\w${LETTERS}`,
  '\\d': '\\d\uff10-\uff19',
};
const ALONE: Readonly<Record<string, string>> = {
  '\\w': `[\\w${LETTERS}]`,
  '\\W': `[^\\w${LETTERS}]`,
  '\\d': '[\\d\uff10-\uff19]',
  '\\b': `(?:(?<=[\\w${LETTERS}])(?![\\w${LETTERS}])|(?<![\\w${LETTERS}])(?=[\\w${LETTERS}]))`,
};

/** A pattern to whose letters those of all scripts belong, as Python has them and JavaScript does not. */
function widenLetters(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, (piece) =>
    piece[0] === '[' ? piece.replace(/\\./gs, (sign) => IN_SETS[sign] ?? sign) : (ALONE[piece] ?? piece),
  );
}

/**
 * Applies a regular expression of Python to a text and gives the matches as an expression of Python: a list of spans of the
 * groups, and the places of the named ones. `!` and a reason when the pattern is not valid. The search begins at the letter `from`.
 */
export function matchPattern(written: string, flags: number, text: string, how: string, from = 0): string {
  const pattern = flags & VERBOSE ? dropLayout(written) : written;
  try {
    const expression = toRegExp(pattern, flags, how);
    if (how === 'check') return '[]';
    if (from > 0) expression.lastIndex = [...text].slice(0, from).join('').length;
    const found = [...text.matchAll(expression)];
    const wanted = how === 'all' ? found : found.slice(0, 1);
    const toPlace = createPlaceCounter(text);
    return `[${wanted.map((match) => describeMatch(match, expression.source, toPlace)).join(', ')}]`;
  } catch (error) {
    return `!${toMessage(error)}`;
  }
}

function toRegExp(pattern: string, flags: number, how: string): RegExp {
  const translated = translatePattern(pattern);
  let source = flags & ASCII ? translated.source : widenLetters(translated.source);
  let letters = `gd${translated.flags}`;
  if (flags & IGNORECASE) letters += 'i';
  if (flags & MULTILINE) letters += 'm';
  if (flags & DOTALL) letters += 's';
  if (how === 'match' || how === 'fullmatch') {
    source = `(?:${source})${how === 'fullmatch' ? TEXT_END : ''}`;
    letters += 'y';
  }
  return compilePattern(pattern, source, letters);
}

type ToPlace = (index: number) => number;

/** Counts places in a text as Python does: an emoji is one letter there, and two units in JavaScript. */
function createPlaceCounter(text: string): ToPlace {
  if (!/[\ud800-\udbff]/.test(text)) return (index) => index;
  const places = new Uint32Array(text.length + 1);
  let at = 0;
  for (const letter of text) {
    places[at + letter.length] = (places[at] ?? 0) + 1;
    at += letter.length;
  }
  return (index) => places[index] ?? 0;
}

function describeMatch(match: RegExpMatchArray, source: string, toPlace: ToPlace): string {
  const spans: Span[] = (match.indices ?? []).map((span) => span ?? null);
  // A bracket in an escape or in a set of characters opens no group.
  const names = [...source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|(\((?!\?)|\(\?<(\w+)>)/gs)]
    .filter(([, opening]) => opening)
    .flatMap(([, , name], index) => (name === undefined ? [] : [`(${JSON.stringify(name)}, ${index + 1})`]));
  const parts = spans.map((span) => (span === null ? 'None' : `(${toPlace(span[0])}, ${toPlace(span[1])})`));
  return `([${parts.join(', ')}], [${names.join(', ')}])`;
}
