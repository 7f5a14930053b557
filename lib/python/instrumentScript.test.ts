import {expect, it} from 'vitest';
import {instrumentScript} from './instrumentScript';

function short(source: string): string {
  return instrumentScript(source)
    .replaceAll('_sim_line_', 'L')
    .replaceAll('_sim_dict_', 'D')
    .replaceAll('_sim_spread_', 'S');
}

it('marks simple statements, also after a semicolon and behind a colon', () => {
  expect(short('a = 1; b = 2\nif a: print(b)\n')).toBe(
    'L(1);a = 1; L(1);b = 2\nif L(2) or (a): L(2);print(b)\n',
  );
});

it('marks conditions and what a loop walks over, without changing what they mean', () => {
  expect(short('while (n := f()) is not None:\n    pass\nfor x in 1, 2:\n    x\n')).toBe(
    'while L(1) or ((n := f()) is not None):\n    L(2);pass\nfor x in L(3) or (1, 2):\n    L(4);x\n',
  );
});

it('keeps an import from the future first', () => {
  expect(short('from __future__ import annotations\nx\n')).toBe(
    'from __future__ import annotations\nL(2);x\n',
  );
});

it('turns dict displays, spreads and comprehensions into calls that keep their order', () => {
  expect(short('{}')).toBe('L(1);D()');
  expect(short('{"a": {"b": 1}, **c, "d": 1 if e else 2,}')).toBe(
    'L(1);D(("a", D(("b", 1))), S(c), ("d", 1 if e else 2),)',
  );
  expect(short('{k: v for k, v in x if v}')).toBe('L(1);D(*[(k, v) for k, v in x if v])');
  expect(short('{1, 2}')).toBe('L(1);{1, 2}');
});

it('moves no line, whatever a script holds', () => {
  const source =
    'def f(a={"x": 1}):\n    """doc"""\n    return {\n        "a": 1,  # {\n        "b": "{",\n    }\n@d\nclass A:\n    x = lambda: {}\n';
  const lines = instrumentScript(source).split('\n');
  expect(lines).toHaveLength(source.split('\n').length);
  expect(lines[3]).toBe('        ("a", 1),  # {');
});

it('gives back a script that does not parse so that its error stays on its line', () => {
  expect(instrumentScript('x = 1\nif (:\n').split('\n')).toHaveLength(3);
});
