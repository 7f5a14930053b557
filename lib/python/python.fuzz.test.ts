import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {instrumentScript} from './instrumentScript';
import {pairBrackets} from './pairBrackets';
import {tokenizePython} from './tokenizePython';

const SCRIPT = `from ascript.android.screen import FindColors
# A comment
table = {"a": [1, *others], **more, f"{name!r:>{width}}": lambda x, y=1: x}
squares = {n: n * n for n in range(3) if n}
def run(text: str = 'x') -> None:
    """Docs."""
    if text[::-1].title() == "abc" "def": print(text.ljust(5)); return
    while True:
        async with a as b, \\
                c: pass
`;

const scripts = hostileText(
  [
    ...[
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      ':',
      ',',
      ';',
      '\n',
      '\n    ',
      '.',
      '.ljust(',
      '.title(',
      '[::-1]',
      '**',
      '*',
      '=',
    ],
    ...[
      '"',
      "'",
      '"""',
      "'''",
      'f"',
      "f'''",
      'rb"',
      '{{',
      '}}',
      '!r',
      ':>{',
      '\\\n',
      '\\\r\n',
      '\\',
      '#',
      'a',
      '0x',
      '1e5j',
    ],
    ...[
      'lambda ',
      'for ',
      ' in ',
      'if ',
      'else:',
      'def f',
      'class A',
      'async ',
      'from __future__ import a',
      '@d',
      ':=',
      ' ',
    ],
  ],
  [SCRIPT],
);

property('the tokens of any script follow each other and are its text', scripts, (source) => {
  const tokens = tokenizePython(source);
  let last = 0;
  for (const {kind, from, to, text} of tokens) {
    // A text with fields that its line ends has an end without a letter.
    expect(from >= last && (to > from || kind === 'close')).toBe(true);
    expect(source.slice(from, to)).toBe(text);
    last = to;
  }
  for (const [place, partner] of pairBrackets(tokens)) expect(place).not.toBe(partner);
});

property('rewriting moves no line of any script, and loses nothing of its names', scripts, (source) => {
  const rewritten = instrumentScript(source);
  expect(countLines(rewritten)).toBe(countLines(source));
  const names = tokenizePython(source).filter(({kind}) => kind === 'name');
  expect(names.every(({text}) => rewritten.includes(text))).toBe(true);
});

function countLines(text: string): number {
  return text.split('\n').length;
}
