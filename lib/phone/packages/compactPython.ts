import {findStatements} from '../../python/findStatements';
import {pairBrackets} from '../../python/pairBrackets';
import {type PythonToken, tokenizePython} from '../../python/tokenizePython';

/**
 * Takes docstrings, comments, empty lines and most spaces out of a Python file, which a reader's browser need not fetch: an
 * indentation keeps one of four. A body may not consist of a docstring alone, nor an f-string of several lines.
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
    .map((line) => indentOf(source, line) + joinTokens(source, line))
    .map((line) => `${line}\n`)
    .join('');
}

/** Statements with their tokens; lines without any are left out. */
function splitLines(tokens: readonly PythonToken[]): PythonToken[][] {
  const lines: PythonToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'newline') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines.filter((line) => line.length > 0);
}

function indentOf(source: string, [first]: readonly PythonToken[]): string {
  const from = first?.from ?? 0;
  const spaces = from - (source.lastIndexOf('\n', from - 1) + 1);
  return ' '.repeat(spaces / 4);
}

/** Joins the tokens of a line without the blanks that it does not need. */
function joinTokens(source: string, line: readonly PythonToken[]): string {
  const hasFormat = line.some(({kind, text}) => kind === 'open' && /["']$/.test(text));
  return line
    .map(({from, text}, at) => {
      const to = line[at - 1]?.to ?? from;
      const gap = source.slice(to, from);
      return (hasFormat ? keepGap(gap) : shortenGap(gap, source.slice(to - 1, to) + text[0])) + text;
    })
    .join('');
}

/** The text of an f-string is not a token, so it is a gap; line breaks and comments inside of brackets become one space. */
function keepGap(gap: string): string {
  return gap.includes('\n') ? ' ' : gap;
}

/** A space parts words, numbers and texts, and a number from a point. */
function shortenGap(gap: string, around: string): string {
  return gap !== '' && /[\w"'][\w"'.]/.test(around) ? ' ' : '';
}
