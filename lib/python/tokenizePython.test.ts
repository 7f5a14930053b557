import {expect, it} from 'vitest';
import {tokenizePython} from './tokenizePython';

function texts(source: string): string[] {
  return tokenizePython(source).map(({text}) => text);
}

it('gives names, numbers, texts and operators with their places, and leaves comments out', () => {
  expect(tokenizePython('a=1 # b\n')).toEqual([
    {kind: 'name', from: 0, to: 1, text: 'a'},
    {kind: 'operator', from: 1, to: 2, text: '='},
    {kind: 'number', from: 2, to: 3, text: '1'},
    {kind: 'newline', from: 7, to: 8, text: '\n'},
  ]);
  expect(texts('x**=2//y:=z->w!=...')).toEqual([
    'x',
    '**=',
    '2',
    '//',
    'y',
    ':=',
    'z',
    '->',
    'w',
    '!=',
    '...',
  ]);
  expect(texts('0x1f 1_000.5e-3j .5 1if')).toEqual(['0x1f', '1_000.5e-3j', '.5', '1', 'if']);
});

it('ends no statement inside of brackets, nor after a backslash, whatever the line breaks are', () => {
  expect(texts('f(a, # (\n  b)\r\nc = \\\r\n d\n')).toEqual([
    'f',
    '(',
    'a',
    ',',
    'b',
    ')',
    '\n',
    'c',
    '=',
    'd',
    '\n',
  ]);
});

it('takes a text as one, with its prefix and with what it escapes', () => {
  expect(texts(`rb'\\'' u"#" """a"\n'b""" '''"'''`)).toEqual([`rb'\\''`, 'u"#"', '"""a"\n\'b"""', `'''"'''`]);
  expect(texts("'a\\\r\nb' c")).toEqual(["'a\\\r\nb'", 'c']);
});

it('reads the fields of an f-string as code, and their formats as text', () => {
  expect(texts('f"a{{b}} {x + 1!r:>{w}} {d["k"]} \\{" + y')).toEqual([
    'f"',
    '{',
    'x',
    '+',
    '1',
    '{',
    'w',
    '}',
    '}',
    '{',
    'd',
    '[',
    '"k"',
    ']',
    '}',
    '{',
    '" + y',
  ]);
  expect(texts('f\'{a != b}{f"{c:%H:%M}"}\' z')).toEqual([
    "f'",
    '{',
    'a',
    '!=',
    'b',
    '}',
    '{',
    'f"',
    '{',
    'c',
    '}',
    '"',
    '}',
    "'",
    'z',
  ]);
  expect(texts('rf"""{\n a}\n"""')).toEqual(['rf"""', '{', 'a', '}', '"""']);
});

it('goes on to the end of a script with mistakes', () => {
  expect(texts('a = "b\nc)\n')).toEqual(['a', '=', '"b', '\n', 'c', ')', '\n']);
  expect(texts("f'a\nb")).toEqual(["f'", '', '\n', 'b']);
  expect(texts('名 = “?” $ \u2028')).toEqual(['名', '=', '“', '?', '”', '$', '\u2028']);
});

it('reads a script of a megabyte, and a thousand nested brackets and f-strings', () => {
  expect(tokenizePython(' '.repeat(2 ** 20))).toEqual([]);
  expect(tokenizePython(`"${'x'.repeat(2 ** 20)}"`)).toHaveLength(1);
  expect(tokenizePython('f"{'.repeat(1000) + '['.repeat(1000))).toHaveLength(3000);
});
