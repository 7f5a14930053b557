import {expect, it} from 'vitest';
import {instrumentScript} from './instrumentScript';
import {rareRewrites} from './rareRewrites';

function short(source: string): string {
  return instrumentScript(source, rareRewrites)
    .replaceAll('_sim_line_', 'L')
    .replaceAll('_sim_dict_', 'D')
    .replaceAll('_sim_spread_', 'S')
    .replaceAll('_sim_method_', 'M')
    .replaceAll('_sim_steps_', 'R')
    .replaceAll('_sim_each_', 'E')
    .replaceAll('_sim_list_', 'T')
    .replaceAll('_sim_percent_', 'P')
    .replaceAll('_sim_format_', 'F')
    .replaceAll('_sim_join_', 'J');
}

it('marks simple statements, also after a semicolon and behind a colon', () => {
  expect(short('a = 1; b = 2\nif a: print(b)\n')).toBe(
    'L(1);a = 1; L(1);b = 2\nif L(2) or (a): L(2);print(b)\n',
  );
});

it('marks conditions and what a loop walks over, without changing what they mean', () => {
  expect(short('while (n := f()) is not None:\n    pass\nfor x in 1, 2:\n    x\n')).toBe(
    'while L(1) or ((n := f()) is not None):\n    L(2);pass\nfor x in L(3) or E((1, 2)):\n    L(4);x\n',
  );
});

it.each([
  ['while(a):\n    pass\n', 'while L(1) or ((a)):\n    L(2);pass\n'],
  ['if(a): b\n', 'if L(1) or ((a)): L(1);b\n'],
  ['for a in[1]: b\n', 'for a in L(1) or E(([1])): L(1);b\n'],
  ['return{}', 'L(1);return D()'],
  ['return[*a]', 'L(1);return T(*a)'],
  ['return"a".ljust(5)', 'L(1);return M("a", "ljust")(5)'],
  ['return(a)[::-1]', 'L(1);return R((a))[::-1]'],
  ['a[::-1] = a[::-1]', 'L(1);R(a)[::-1] = R(a)[::-1]'],
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
    'if L(1) or (lambda: x): L(1);y\nelse: L(2);z\nasync for a in L(3) or E((b)): L(3);c\n',
  );
  expect(short('{x[a:b], "{:}"}')).toBe('L(1);{x[a:b], "{:}"}');
});

it('keeps lambdas in dict displays whole', () => {
  expect(short('{"a": lambda x, y: x, lambda: 1: 2}')).toBe('L(1);D(("a", lambda x, y: x), (lambda: 1, 2))');
});

it('makes a call of an f-string, with what its fields show and how', () => {
  expect(short('f"a{b}"')).toBe('L(1);J("a",F((b),""),"")');
  expect(short('f"{a!r}{b:>5}{c!s:%H:%M}"')).toBe(
    'L(1);J("",F((a),"r"),"",F((b),"",J(">5")),"",F((c),"s",J("%H:%M")),"")',
  );
  expect(short('f"{a:>{w}.{p}f}"')).toBe('L(1);J("",F((a),"",J(">",F((w),""),".",F((p),""),"f")),"")');
  expect(short('f"{x[1:2]} {(lambda: 1)()} {a, b} {t(\'%H:%M\')}"')).toBe(
    'L(1);J("",F((x[1:2]),"")," ",F(((lambda: 1)()),"")," ",F((a, b),"")," ",F((t(\'%H:%M\')),""),"")',
  );
});

it('writes what a field of an f-string shows of itself before its value', () => {
  expect(short('f\'{a=} {b["c"] = } {d=:.2f} {e=!s} {f == g}\'')).toBe(
    'L(1);J(\'\',"a=",F((a),"r"),\' \',"b[\\"c\\"] = ",F((b["c"] ),"r"),\' \',"d=",F((d),"",J(\'.2f\')),\' \',"e=",F((e),"s"),\' \',F((f == g),""),\'\')',
  );
});

it('rewrites what stands in the fields of an f-string', () => {
  expect(short('f"{ {1: 2}[k]!r:>{w[::-1]}} {{1: 2}}"')).toBe(
    'L(1);J("",F(( D((1, 2))[k]),"r",J(">",F((R(w)[::-1]),""),""))," {1: 2}")',
  );
  expect(short('f\'{f"{n.zfill(2)}"}\'')).toBe('L(1);J(\'\',F((J("",F((M(n, "zfill")(2)),""),"")),""),\'\')');
});

it('makes one call of texts that follow each other, on the lines where they stand', () => {
  expect(short('a("b"\n  f"{c}"  # d\n  \'e\')')).toBe('L(1);a(J("b"\n  ,"",F((c),""),""  # d\n  ,\'e\'))');
  expect(short('f"""a\n{b}\n"""')).toBe('L(1);J("""a\n""",F((b),""),"""\n""")');
  expect(short('"a" "b"')).toBe('L(1);"a" "b"');
});

it('makes a call of its own of what makes a text of a value', () => {
  expect(short('str(a); a.str(b); isinstance(a, str); map(str, float(a))')).toBe(
    'L(1);_sim_str_(a); L(1);a.str(b); L(1);isinstance(a, str); L(1);map(_sim_str_, _sim_float_(a))',
  );
});

it('doubles the backslashes of a raw f-string', () => {
  expect(short('rf"\\d{a}\\"" + Rb"\\d"')).toBe('L(1);J("\\\\d",F((a),""),"\\\\\\"") + rb"\\d"');
});

it('leaves f-strings alone that Python 3.8 does not read', () => {
  const source = String.raw`f"{a["b"]}"; f"{'\n'.join(a)}"; f"{}"; f"{:>5}"; f'{f'{a}'}'`;
  expect(short(source)).toBe(source.replaceAll(/(^|; )/g, '$1L(1);'));
});

it('hands the value to what replaces a missing method or a reversing index', () => {
  expect(short('return (a or b)["c"](d).ljust(3).rjust(4)')).toBe(
    'L(1);return M(M((a or b)["c"](d), "ljust")(3), "rjust")(4)',
  );
  expect(short('"a" f"{b}" "c".title()[::-1].zfill(2)')).toBe(
    'L(1);M(R(M(J("a" ,"",F((b),""),"" ,"c"), "title")())[::-1], "zfill")(2)',
  );
  expect(short('not (a).zfill(2) + {1: 2}.title')).toBe('L(1);not M((a), "zfill")(2) + D((1, 2)).title');
  expect(short('x = (a\n  .ljust(1)  # b\n  [::\n-1])')).toBe(
    'L(1);x = (R(M(a\n  , "ljust")(1))  # b\n  [::\n-1])',
  );
});

it('turns lists, sets and tuples with spreads into calls, but no patterns and no arguments', () => {
  expect(short('[*a, b] = [*c, d * e]; x[*a]')).toBe('L(1);[*a, b] = T(*c, d * e); L(1);x[*a]');
  expect(short('f({*a}, (*a, b), (*a,))')).toBe(
    'L(1);f(_sim_set_(*a), _sim_tuple_(*a, b), _sim_tuple_(*a,))',
  );
  expect(short('f(*a); (f)(*a); (*a, b) = c\nfor (*a, b) in c: d')).toBe(
    'L(1);f(*a); L(1);(f)(*a); L(1);(*a, b) = c\nfor (*a, b) in L(2) or E((c)): L(2);d',
  );
});

it('hands an error over with what it comes from', () => {
  expect(short('raise A(\n1) from b; c\nif d: raise e.f from None  # g\nraise\nraise A')).toBe(
    'L(1);raise _sim_from_(A(\n1) , b); L(2);c\nif L(3) or (d): L(3);raise _sim_from_(e.f , None)  # g\nL(4);raise\nL(5);raise A',
  );
});

it('hands over texts before a percent sign', () => {
  expect(short('"%(a)s" % b; "a" "%5s" % b; "%s" % b; "%5s"; a % b')).toBe(
    'L(1);P("%(a)s") % b; L(1);P("a" "%5s") % b; L(1);P("%s") % b; L(1);"%5s"; L(1);a % b',
  );
  expect(instrumentScript('"%d" % b')).toBe('_sim_line_(1);"%d" % b');
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

it('leaves out the mark that editors on Windows put before a script, as Python does', () => {
  expect(short('\ufeffimport a\nb = "\ufeff"')).toBe('L(1);import a\nL(2);b = "\ufeff"');
});

const TYPES = 'def f(a: int, b: "List[int]" = 1) -> Optional[List[int]]: pass';

it.each([
  ['def f(a: List[int]): pass', 'def f(a: List[int], *, N=List): L(1);pass'],
  ['def f() -> Optional[int]: pass', 'def f(*, N=Optional) -> Optional[int]: L(1);pass'],
  [TYPES, TYPES.replace('= 1)', '= 1, *, N=Optional)').replace('pass', 'L(1);pass')],
  ['def f(*a: Any, b): pass', 'def f(*a: Any, b, N=Any): L(1);pass'],
  ['def f(a: Set, /): pass', 'def f(a: Set , *, N=Set): L(1);pass'],
  ['def f(a: Any, **b): b', 'def f(a: Any, *, N=Any, **b): L(1);b = _sim_named_(b);b'],
  ['a: Dict[str, int] = D(())', 'L(1);Dict;a: Dict[str, int] = D(())'],
  ['class A:\n    a: Union[int, str] = 1', 'class A(_sim_plain_):\n    L(2);Union;a: Union[int, str] = 1'],
])('asks for a name of typing that no import has: %j', (source, rewritten) => {
  expect(short(source).replaceAll('_sim_typing_', 'N')).toBe(rewritten);
});

it.each([
  'from typing import List\ndef f(a: List[int]): pass',
  'from typing import (\n    Any,\n    List,\n)\ndef f(a: List[int]): pass',
  'from typing import *\ndef f(a: List[int]): pass',
  'from __future__ import annotations\ndef f(a: List[int]): pass',
  'List = list\ndef f(a: List[int]): pass',
  'class List: pass\ndef f(a: List): pass',
  'def f(a: t.List[int]): pass',
  'def f(a=List): pass',
  'def f():\n    if a:\n        b: List[int] = c',
  'f({"a": List})',
])('asks for none that is known, or that Python does not read: %j', (source) => {
  const read = source.replace(/\b(?:List|annotations)\b/g, (name) => name.toUpperCase());
  expect(short(source).toUpperCase()).toBe(short(read).toUpperCase());
});
