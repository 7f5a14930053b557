import {expect, it} from 'vitest';
import {print} from '../testing/printFrom';

/** Prints what calls give, or the error that they raise. */
function printResults(...calls: string[]): Promise<string> {
  return print(
    'def show(call):',
    '    try: print(call())',
    '    except Exception as error: print(type(error).__name__, error)',
    ...calls.map((call) => `show(lambda: ${call})`),
  );
}

it('prints what a script prints, also where it looks like an error of the interpreter', async () => {
  const text = `name 'x' isn't defined; 'OrderedDict' ('a',) Error('x',) takes 1 positional arguments`;
  expect(await print(`print(${JSON.stringify(text)})`)).toBe(`${text}\n`);
});

it('words an error as Python does where a script shows it', async () => {
  const source = [
    'try: float("1,5")',
    'except ValueError as error: print(error, repr(error), f"{error!r}", [str(error)])',
    'print(repr(KeyError("a")), repr(ValueError("a", 1)), repr(ValueError()))',
    'class Own(Exception):',
    '    def __repr__(self): return "own"',
    'print(repr(Own(1)))',
  ];
  expect(await print(...source)).toBe(
    "could not convert string to float: '1,5' ValueError(\"could not convert string to float: '1,5'\") " +
      'ValueError("could not convert string to float: \'1,5\'") ["could not convert string to float: \'1,5\'"]\n' +
      "KeyError('a') ValueError('a', 1) ValueError()\nown\n",
  );
});

it('takes each second letter, also backwards, and asks a key that is free of change', async () => {
  expect(
    await printResults(
      '("abcdef"[::2], "abcdef"[4:1:-1], (1, 2, 3)[::2], b"abcd"[::-2], [1, 2, 3][::2], "aba"[::-1] in ["aba"])',
      '{[1]: 2}',
      '{"a": 1}.__setitem__([1], 2)',
    ),
  ).toBe(
    "('ace', 'edc', (1, 3), b'db', [1, 3], True)\nTypeError unhashable type: 'list'\nTypeError unhashable type: 'list'\n",
  );
});

it('rounds what is right between two numbers to the even one', async () => {
  const source = [
    'for x in (0.5, 1.5, 2.5, -2.5, 0.25, 0.125):',
    '    print(f"{x:.0f} {x:.1f} {x:.2f}", round(x, 1), "%.1f" % x, "{:.0f}".format(x))',
    'print(round(2.675, 2), round(1.15, 1), round(1234.5, -2), round(5, 1), round(2.5), round(1e16, 2))',
  ];
  expect(await print(...source)).toBe(
    [
      '0 0.5 0.50 0.5 0.5 0',
      '2 1.5 1.50 1.5 1.5 2',
      '2 2.5 2.50 2.5 2.5 2',
      '-2 -2.5 -2.50 -2.5 -2.5 -2',
      '0 0.2 0.25 0.2 0.2 0',
      '0 0.1 0.12 0.1 0.1 0',
      '2.67 1.1 1200.0 5 2 1e+16\n',
    ].join('\n'),
  );
});

it('says that a dict or a set may not change while a loop goes through it', async () => {
  const source = [
    'ages = {"a": 1, "b": 2}',
    'for step in (lambda: ages, lambda: ages.items(), lambda: {1, 2}):',
    '    try:',
    '        found = step()',
    '        for key in found:',
    '            found.add(9) if isinstance(found, set) else ages.update({len(ages): 1})',
    '    except RuntimeError as error: print(error)',
    'for key in list(ages): ages.pop(key)',
    'for a in 1, 2: print(a, ages)',
  ];
  const changed = 'dictionary changed size during iteration\n';
  expect(await print(...source)).toBe(`${changed}${changed}Set changed size during iteration\n1 {}\n2 {}\n`);
});

it('keeps the order in which a call names its arguments', async () => {
  const source = [
    'def f(*args, sep=1, **named):',
    '    """What it gets."""',
    '    return named',
    'def g(**named):',
    '    for key, value in named.items(): print(key, value, end=" ")',
    'def h(**named):',
    '    if named: return list(named)',
    'def i(**named):',
    '    try: return list(named)',
    '    finally: pass',
    'print(f(zeta=1, alpha=2, mid=3, b=4), f(1, **{"q": 1, "w": 2}, e=3), f(one=1, **dict(zz=1, yy=2)))',
    'g(one=1, two=2, three=3, four=4)',
    'print(h(q=1, w=2, e=3, r=4), i(q=1, w=2, e=3,), dict(zeta=1, alpha=2, mid=3), f(a=f(y=1, x=2), b=1))',
    'd = {}; d.update(z=1, y=2, x=3); print(d)',
  ];
  expect(await print(...source)).toBe(
    "{'zeta': 1, 'alpha': 2, 'mid': 3, 'b': 4} {'q': 1, 'w': 2, 'e': 3} {'one': 1, 'zz': 1, 'yy': 2}\n" +
      "one 1 two 2 three 3 four 4 ['q', 'w', 'e', 'r'] ['q', 'w', 'e'] {'zeta': 1, 'alpha': 2, 'mid': 3} {'a': {'y': 1, 'x': 2}, 'b': 1}\n" +
      "{'z': 1, 'y': 2, 'x': 3}\n",
  );
});

it('hands over what a call names behind a dict', async () => {
  const source = [
    'def f(a, q=0, w=0, e=0): return a, q, w, e',
    'd = {"q": 1, "w": 2}',
    'print(f(1, **d, e=3))',
  ];
  expect(await print(...source)).toBe('(1, 1, 2, 3)\n');
});

it('shows the members of an object in the order in which they were made', async () => {
  const source = [
    'class A:',
    '    def __init__(self): self.name = "x"; self.age = 3; self.zip = 5',
    'a = A()',
    'print(a.__dict__, vars(a))',
    'a.__dict__.update(q=1); a.__dict__["z"] = 5; print(a.q, a.z)',
  ];
  expect(await print(...source)).toBe(
    "{'name': 'x', 'age': 3, 'zip': 5} {'name': 'x', 'age': 3, 'zip': 5}\n1 5\n",
  );
});

it('reads stars without brackets, large letters before a text and positional parameters', async () => {
  const source = [
    'def f(): b = [1]; return *b, 2',
    'x = *"ab", 3',
    'def g(a, /, b): return a, b',
    'def h(a, b=2, /): return a, b',
    String.raw`print(f(), x, R"\d", U"x", g(1, b=2), h(1))`,
  ];
  expect(await print(...source)).toBe("(1, 2) ('a', 'b', 3) \\d x (1, 2) (1, 2)\n");
});

it('splits, encodes and asks texts in the ways that the interpreter lacks', async () => {
  const source = [
    '("a b c".rsplit(None, 1), "a b c".split(maxsplit=1), "a-b-c".rsplit("-", maxsplit=1))',
    '("Hello".istitle(), "a1".isidentifier(), "1a".isidentifier(), "a\\n".isprintable(), "é".isascii())',
    '("{a}".format_map({"a": 1}), list(map(str, [1])), str.title("ab"))',
    '("é".encode("latin-1"), "é".encode("ascii", "ignore"), b"caf\\xc3\\xa9".decode("utf-8"))',
    '(b"\\xffa".decode("utf-8", errors="replace"), b"\\xffa".decode(errors="ignore"))',
    '"é".encode("ascii")',
    'b"\\xff".decode("utf-8")',
    '"设".encode("gbk")',
  ];
  expect(await printResults(...source)).toBe(
    [
      "(['a b', 'c'], ['a', 'b c'], ['a-b', 'c'])",
      '(True, True, False, False, False)',
      "('1', ['1'], 'Ab')",
      "(b'\\xe9', b'', 'café')",
      "('\ufffda', 'a')",
      "UnicodeEncodeError 'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)",
      "UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
      "LookupError the simulated phone has no encoding 'gbk'; use 'utf-8' here\n",
    ].join('\n'),
  );
});

it('asks numbers and joins several sets', async () => {
  const source = [
    '((255).bit_length(), (1000).to_bytes(4, byteorder="little"), (-1).to_bytes(2, "big", signed=True))',
    '(int.from_bytes(b"\\x03\\xe8", byteorder="big"), int.from_bytes(b"\\xff\\xff", "big", signed=True))',
    '((2.0).is_integer(), (0.5).as_integer_ratio(), (1 + 2j).conjugate())',
    '({1}.union([2], [3]), {1, 2}.intersection([2], {2, 5}), {1, 2, 3}.difference([1], [2]))',
  ];
  expect(await printResults(...source)).toBe(
    "(8, b'\\xe8\\x03\\x00\\x00', b'\\xff\\xff')\n(1000, -1)\n(True, (1, 2), (1-2j))\n({1, 2, 3}, {2}, {3})\n",
  );
});

it('refuses a misspelt name of an argument of print', async () => {
  expect(await printResults('print(1, End="")')).toContain('TypeError');
});

it('knows what an error came from, and which one is being handled', async () => {
  const source = [
    'import sys',
    'try:',
    '    try: 1 / 0',
    '    except ZeroDivisionError as e: print(sys.exc_info()[0].__name__, sys.exc_info()[1]); raise RuntimeError("a") from e',
    'except RuntimeError as error: print(repr(error.__cause__), repr(error.__context__), error.__suppress_context__)',
    'try:',
    '    try: 1 / 0',
    '    except ZeroDivisionError as e: raise RuntimeError("b")',
    'except RuntimeError as error: print(repr(error.__cause__), repr(error.__context__))',
  ];
  const cause = "ZeroDivisionError('division by zero')";
  expect(await print(...source)).toBe(
    `ZeroDivisionError division by zero\n${cause} ${cause} True\nNone ${cause}\n`,
  );
});

it('redirects what is printed, and tells the version of Python that it shows', async () => {
  const source = [
    'import io, sys',
    'old, sys.stdout = sys.stdout, io.StringIO()',
    'print("kept")',
    'text, sys.stdout = sys.stdout.getvalue(), old',
    'print("got", text.strip(), sys.version_info >= (3, 6), sys.version_info.major, sys.platform)',
  ];
  expect(await print(...source)).toBe('got kept True 3 linux\n');
});

it('has the names of os that scripts use', async () => {
  const source = [
    'import os',
    'os.environ["A"] = "b"',
    'print(os.environ.get("A"), os.getenv("NO", "d"), os.name, os.path.relpath("/a/b", "/a"), os.path.isabs("x"))',
    'open("/sdcard/a.txt", "w").write("abc")',
    'print(os.stat("/sdcard/a.txt").st_size, os.path.commonprefix(["abc", "abd"]), os.access("/none", os.F_OK))',
    'with os.scandir("/sdcard") as entries: print([(entry.name, entry.is_file()) for entry in entries if entry.name[0] != "."])',
  ];
  expect(await print(...source)).toBe("b d posix b False\n3 ab False\n[('a.txt', True)]\n");
});

it('has heaps, templates, deep copies and the errors of Python', async () => {
  const source = [
    'import copy, heapq, string',
    'print(heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(1, ["bb", "a"], key=len), list(heapq.merge([1, 3], [2])))',
    'print(string.Template("$a {} $$".replace("{}", "$" + "{b}")).substitute(a=1, b=2), string.Template("$x").safe_substitute(), string.capwords("ab cd"))',
    'class N:',
    '    def __init__(self): self.x = [1]',
    'n = N(); m = copy.deepcopy(n); n.x.append(2)',
    'l = [1, [2]]; k = copy.deepcopy(l); l[1].append(3)',
    'print(m.x, k, copy.copy(n).x is n.x, copy.deepcopy({"a": (1, [2])}))',
    'print(issubclass(UserWarning, Warning), issubclass(ConnectionResetError, OSError), issubclass(RecursionError, RuntimeError))',
  ];
  expect(await print(...source)).toBe(
    "[5, 3] ['a'] [1, 2, 3]\n1 2 $ $x Ab Cd\n[1] [1, [2]] True {'a': (1, [2])}\nTrue True True\n",
  );
});
