import {expect, it} from 'vitest';
import type {TokenRange} from './findStatements';
import {pairBrackets} from './pairBrackets';
import {findColon, findFor, findOwner, type PairedTokens, splitElements} from './readExpressions';
import {tokenizePython} from './tokenizePython';

function read(source: string): PairedTokens & {all: TokenRange; textOf(range?: TokenRange): string} {
  const tokens = tokenizePython(source);
  return {
    tokens,
    partners: pairBrackets(tokens),
    all: {first: 0, last: tokens.length - 1},
    textOf: (range) =>
      range ? source.slice(tokens[range.first]?.from, tokens[range.last]?.to) : '(nothing)',
  };
}

it.each([
  ['[a, f(b, c), [d, e]]', ['a', 'f(b, c)', '[d, e]']],
  ['[lambda x, y: x, z]', ['lambda x, y: x', 'z']],
  ['[a,]', ['a']],
  ['[]', []],
])('splits %s at its own commas', (source, elements) => {
  const script = read(source);
  expect(splitElements(script, script.all).map(script.textOf)).toEqual(elements);
});

it.each([
  ['a: b', 'a'],
  ['f(x)[1:2]: b', 'f(x)[1:2]'],
  ['lambda: 1: b', 'lambda: 1'],
])('finds the colon after the key of %s', (source, key) => {
  const script = read(source);
  const colon = findColon(script, script.all) ?? 0;
  expect(script.textOf({first: 0, last: colon - 1})).toBe(key);
});

it('finds no colon that is in brackets or belongs to a lambda', () => {
  for (const source of ['a[1:2]', 'lambda x: x']) {
    const script = read(source);
    expect(findColon(script, script.all)).toBeUndefined();
  }
});

it.each([
  ['x for x in y', 'x'],
  ['x async for x in y', 'x'],
  ['[i for i in x] for x in y', '[i for i in x]'],
])('finds the loop after the value of %s', (source, value) => {
  const script = read(source);
  const loop = findFor(script, script.all) ?? 0;
  expect(script.textOf({first: 0, last: loop - 1})).toBe(value);
});

it.each([
  ['a.b(c)[0]', 'a.b(c)[0]'],
  ['x + a.b', 'a.b'],
  ['return (a)', '(a)'],
  ['x = "a" f"{b}" \'c\'', '"a" f"{b}" \'c\''],
  ['x +', '(nothing)'],
  ['not', '(nothing)'],
])('finds the value that ends %s', (source, owner) => {
  const script = read(source);
  expect(script.textOf(findOwner(script, script.all.last))).toBe(owner);
});
