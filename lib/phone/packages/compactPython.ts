import {findStatements} from '../../python/findStatements';
import {pairBrackets} from '../../python/pairBrackets';
import {type Token, tokenizePython} from '../../python/tokenizePython';

/**
 * Takes docstrings, comments, empty lines and three of four spaces of each indentation out of a Python file, which a
 * reader's browser need not fetch. A body may not consist of a docstring alone, nor an f-string of several lines.
 */
export function compactPython(source: string): string {
  const tokens = tokenizePython(source);
  const long = tokens.find(({kind, text}) => kind === 'open' && text.endsWith('"""'));
  if (long)
    throw new Error(
      `compactPython: found ${long.text} at ${long.from}; allowed: texts of several lines without fields`,
    );
  const docstrings = new Set(
    findStatements(tokens, pairBrackets(tokens)).simple.filter(
      (place) => tokens[place]?.kind === 'string' && (tokens[place + 1]?.kind ?? 'newline') === 'newline',
    ),
  );
  const kept = tokens.filter((_token, place) => !docstrings.has(place));
  return splitLines(kept)
    .map(
      (line) =>
        indentOf(source, line) +
        line.map((token, at) => gapBefore(source, line[at - 1], token) + token.text).join(''),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Statements with their tokens; lines without any are left out. */
function splitLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'newline') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines.filter((line) => line.length > 0);
}

function indentOf(source: string, [first]: readonly Token[]): string {
  const from = first?.from ?? 0;
  const spaces = from - (source.lastIndexOf('\n', from - 1) + 1);
  return ' '.repeat(spaces / 4);
}

/** What stands between two tokens; line breaks and comments inside of brackets become one space. */
function gapBefore(source: string, before: Token | undefined, {from}: Token): string {
  const gap = before ? source.slice(before.to, from) : '';
  return gap.includes('\n') ? ' ' : gap;
}
