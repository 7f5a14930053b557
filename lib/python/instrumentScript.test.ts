import {expect, it} from 'vitest';
import {instrumentScript} from './instrumentScript';

function short(source: string): string {
  return instrumentScript(source)
    .replaceAll('_sim_line_', 'L')
    .replaceAll('_sim_dict_', 'D')
    .replaceAll('_sim_spread_', 'S')
    .replaceAll('_sim_method_', 'M')
    .replaceAll('_sim_reverse_', 'R')
    .replaceAll('_sim_list_', 'T')
    .replaceAll('_sim_format_', 'F');
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

it.each([
  ['while(a):\n    pass\n', 'while L(1) or ((a)):\n    L(2);pass\n'],
  ['if(a): b\n', 'if L(1) or ((a)): L(1);b\n'],
  ['for a in[1]: b\n', 'for a in L(1) or ([1]): L(1);b\n'],
  ['return{}', 'L(1);return D()'],
  ['return[*a]', 'L(1);return T(*a)'],
  ['return"a".ljust(5)', 'L(1);return M("a", "ljust")(5)'],
  ['return(a)[::-1]', 'L(1);return R((a))'],
  ['a[::-1] = a[::-1]', 'L(1);a[::-1] = R(a)'],
])('keeps %j apart from the word before it', (source, expected) => {
  expect(short(source)).toBe(expected);
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

it('leaves alone what only looks like a statement or a dict', () => {
  expect(short('@d({1: 2})\nasync def f(a: {1} = lambda: 0) -> int: await a\n')).toBe(
    '@d(D((1, 2)))\nasync def f(a: {1} = lambda: 0) -> int: L(2);await a\n',
  );
  expect(short('match = x[a:b]; case: int = 1\nf = lambda a, b: a\n')).toBe(
    'L(1);match = x[a:b]; L(1);case: int = 1\nL(2);f = lambda a, b: a\n',
  );
  expect(short('if lambda: x: y\nelse: z\nasync for a in b: c\n')).toBe(
    'if L(1) or (lambda: x): L(1);y\nelse: L(2);z\nasync for a in L(3) or (b): L(3);c\n',
  );
  expect(short('{x[a:b], "{:}"}')).toBe('L(1);{x[a:b], "{:}"}');
});

it('keeps lambdas in dict displays whole', () => {
  expect(short('{"a": lambda x, y: x, lambda: 1: 2}')).toBe('L(1);D(("a", lambda x, y: x), (lambda: 1, 2))');
});

it('rewrites what stands in the fields of an f-string', () => {
  expect(short('f"{ {1: 2}[k]!r:>{w[::-1]}} {{1: 2}} {a:%H:%M}"')).toBe(
    'L(1);f"{ D((1, 2))[k]!r:>{R(w)}} {{1: 2}} {F((a),37,72,58,37,77)}"',
  );
  expect(short('f\'{f"{n.zfill(2)}"}\'')).toBe('L(1);f\'{F((f"{M(n, "zfill")(2)}"))}\'');
});

it('writes colons of texts in the fields of an f-string by their number', () => {
  expect(short("f\"{t('%H:%M')} {a:%H} : {r'b:c'}\"")).toBe(
    "L(1);f\"{F((t('%H\\x3a%M')))} {F((a),37,72)} : {F((r'b:c'))}\"",
  );
});

it('hands over what a field shows without a format', () => {
  expect(short('f"{x[1:2]} {(lambda: 1)()} {a, b} {{a}}" f"{a:>{w}}"')).toBe(
    'L(1);f"{F((x[1:2]))} {F(((lambda: 1)()))} {F((a, b))} {{a}}" f"{a:>{w}}"',
  );
});

it('leaves formats alone that hold a field or an escape, and the signs before them', () => {
  const source = String.raw`f"{a:>{w}} {a!r:>5} {a=:>5} {a:\t>5} {} {a:} {a!r} {a }"`;
  expect(short(source)).toBe(`L(1);${source}`);
});

it('hands the value to what replaces a missing method or a reversing index', () => {
  expect(short('return (a or b)["c"](d).ljust(3).rjust(4)')).toBe(
    'L(1);return M(M((a or b)["c"](d), "ljust")(3), "rjust")(4)',
  );
  expect(short('"a" f"{b}" "c".title()[::-1].zfill(2)')).toBe(
    'L(1);M(R(M("a" f"{F((b))}" "c", "title")()), "zfill")(2)',
  );
  expect(short('not (a).zfill(2) + {1: 2}.title')).toBe('L(1);not M((a), "zfill")(2) + D((1, 2)).title');
  expect(short('x = (a\n  .ljust(1)  # b\n  [::\n-1])')).toBe(
    'L(1);x = (R(M(a\n  , "ljust")(1)  # b\n  \n))',
  );
});

it('turns a list with spreads into a call, but no pattern', () => {
  expect(short('[*a, b] = [*c, d * e]; x[*a]')).toBe('L(1);[*a, b] = T(*c, d * e); L(1);x[*a]');
});

it('reads tabs, line breaks of Windows and names in other scripts', () => {
  expect(short('if 名:\r\n\tπ = {"a": \\\r\n1}\r\n')).toBe(
    'if L(1) or (名):\r\n\tL(2);π = D(("a", \\\r\n1))\r\n',
  );
});

it('rewrites no part of a bracket that is never closed', () => {
  expect(short('a = {1: 2\nb = f"{c\n')).toBe('L(1);a = {1: 2\nb = f"{c\n');
  expect(short('if a\n    b\nfor x\n')).toBe('if a\n    L(2);b\nfor x\n');
});
