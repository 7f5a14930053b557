import {toMessage} from '../../errors/toMessage';
import {TEXT_END, translatePattern} from './pythonPattern';

type Span = readonly [from: number, to: number] | null;

const IGNORECASE = 2;
const MULTILINE = 8;
const DOTALL = 16;

/**
 * Applies a regular expression of Python to a text and gives the matches as an expression of Python: a list of spans of the
 * groups, and the places of the named ones. `!` and a reason when the pattern is not valid.
 */
export function matchPattern(pattern: string, flags: number, text: string, how: string): string {
  try {
    const expression = toRegExp(pattern, flags, how);
    if (how === 'check') return '[]';
    const found = [...text.matchAll(expression)];
    const wanted = how === 'all' ? found : found.slice(0, 1);
    return `[${wanted.map((match) => describeMatch(match, pattern)).join(', ')}]`;
  } catch (error) {
    return `!${toMessage(error)}`;
  }
}

function toRegExp(pattern: string, flags: number, how: string): RegExp {
  const translated = translatePattern(pattern);
  let {source} = translated;
  let letters = `gd${translated.flags}`;
  if (flags & IGNORECASE) letters += 'i';
  if (flags & MULTILINE) letters += 'm';
  if (flags & DOTALL) letters += 's';
  if (how === 'match' || how === 'fullmatch') {
    source = `(?:${source})${how === 'fullmatch' ? TEXT_END : ''}`;
    letters = letters.replace('g', 'gy');
  }
  return new RegExp(source, [...new Set(letters)].join(''));
}

function describeMatch(match: RegExpExecArray | RegExpMatchArray, pattern: string): string {
  const spans: Span[] = (match.indices ?? []).map((span) => span ?? null);
  // A bracket in an escape or in a set of characters opens no group.
  const names = [...pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|(\((?!\?)|\(\?P<(\w+)>)/gs)]
    .filter(([, opening]) => opening)
    .flatMap(([, , name], index) => (name === undefined ? [] : [`(${JSON.stringify(name)}, ${index + 1})`]));
  const parts = spans.map((span) => (span === null ? 'None' : `(${span[0]}, ${span[1]})`));
  return `([${parts.join(', ')}], [${names.join(', ')}])`;
}
