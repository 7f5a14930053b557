import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

it('shows the digits that tell a number apart, wherever it stands', async () => {
  const source = [
    'import json, logging, sys',
    'from collections import namedtuple',
    'x = 8.7',
    'print(x, [x], {"a": x}, str(x), f"{x} {x!r} {x:>5}", "%s %r" % (x, x), "{}".format(x), json.dumps([x]))',
    'print(" ".join(map(str, [x, 9.2])), namedtuple("N", "x")(x), 0.1 + 0.2, -9.8, 9.8e17, 1.5e-7)',
    'logging.basicConfig(stream=sys.stdout, format="%(message)s"); logging.warning("x=%s", x)',
  ];
  expect(await print(...source)).toBe(
    "8.7 [8.7] {'a': 8.7} 8.7 8.7 8.7   8.7 8.7 8.7 8.7 [8.7]\n8.7 9.2 N(x=8.7) 0.30000000000000004 -9.8 9.8e+17 1.5e-07\nx=8.7\n",
  );
});

it('says which part of a date is wrong, and writes it in the rarer ways', async () => {
  const source = [
    'from datetime import date, datetime, time',
    'calls = (lambda: datetime(2026, 2, 30), lambda: date(2026, 13, 1), lambda: datetime(2026, 1, 1, 24), lambda: time(25),',
    '         lambda: datetime.strptime("2026-13-04", "%Y-%m-%d"), lambda: datetime.strptime("2026-02-30", "%Y-%m-%d"))',
    'for call in calls:',
    '    try: call()',
    '    except ValueError as error: print(error)',
    'd = datetime(2026, 1, 31, 9, 5, 3)',
    'print(d.strftime("%-d %-H %U %W %V %G %u %e %D %R %c|%z|%C"), f"{d:%-d.%-m.}", d.ctime(), date.min, datetime.max)',
    'print([date(y, m, q).strftime("%U %W %V %G") for y, m, q in ((2021, 1, 1), (2024, 12, 31), (2020, 12, 31))])',
  ];
  expect(await print(...source)).toBe(
    'day is out of range for month\nmonth must be in 1..12\nhour must be in 0..23\nhour must be in 0..23\n' +
      "time data '2026-13-04' does not match format '%Y-%m-%d'\nday is out of range for month\n" +
      '31 9 04 04 05 2026 6 31 01/31/26 09:05 Sat Jan 31 09:05:03 2026||20 31.1. Sat Jan 31 09:05:03 2026 0001-01-01 9999-12-31 23:59:59.999999\n' +
      "['00 00 53 2020', '52 53 01 2025', '52 52 53 2020']\n",
  );
});

it('takes addresses apart and puts them together', async () => {
  const source = [
    'from urllib.parse import parse_qs, parse_qsl, quote, quote_plus, unquote, urlencode, urljoin, urlparse, urlunparse',
    'u = urlparse("https://user:pw@ex.com:8080/a/b;p?x=1&x=3#f")',
    'print(u.scheme, u.hostname, u.port, u.path, u.params, u.username, u._replace(query="q=1").geturl(), urlunparse(u))',
    'print(quote("a b/é&"), quote_plus("a b+"), unquote("a%20b%C3%A9%zz"), urlencode({"a": 1, "b": "x y"}), parse_qs(u.query), parse_qsl("a=1&b="))',
    'print([urljoin("https://x.com/a/b", r) for r in ("../c", "c", "/c", "?q=1", "//y.com/z", "#f", "")], urljoin("https://x.com", "c"))',
  ];
  expect(await print(...source)).toBe(
    'https ex.com 8080 /a/b p user https://user:pw@ex.com:8080/a/b;p?q=1#f https://user:pw@ex.com:8080/a/b;p?x=1&x=3#f\n' +
      "a%20b/%C3%A9%26 a+b%2B a bé%zz a=1&b=x+y {'x': ['1', '3']} [('a', '1')]\n" +
      "['https://x.com/c', 'https://x.com/a/c', 'https://x.com/c', 'https://x.com/a/b?q=1', 'https://y.com/z', 'https://x.com/a/b#f', 'https://x.com/a/b'] https://x.com/c\n",
  );
});

it('keeps the name of a wrapped function, counts in it, and remembers the last results', async () => {
  const source = [
    'from functools import cached_property, lru_cache, singledispatch, wraps',
    'def log(f):',
    '    @wraps(f)',
    '    def inner(*args, **named):',
    '        inner.calls = getattr(inner, "calls", 0) + 1',
    '        return f(*args, **named)',
    '    return inner',
    'class S:',
    '    @log',
    '    def m(self, x, y=2): return x + y',
    '    @staticmethod',
    '    @log',
    '    def st(a): return a',
    '    @classmethod',
    '    @log',
    '    def cl(cls, a): return cls.__name__ + a',
    '    @property',
    '    @log',
    '    def p(self): return 5',
    '    @cached_property',
    '    def c(self): print("once"); return 7',
    's = S()',
    'print(s.m(1), s.st(3), S.st(4), s.cl("x"), S.cl("y"), s.p, s.c, s.c, S.m.__name__, S.m.calls)',
    '@lru_cache(maxsize=2)',
    'def sq(n): print("calc", n); return n * n',
    'for n in (1, 2, 1, 3, 1, 2): sq(n)',
    'print(sq.cache_info(), sq.__name__)',
    '@singledispatch',
    'def show(x): return "other"',
    '@show.register(int)',
    'def _(x): return "int"',
    'print(show(1), show("a"), isinstance(True, int), isinstance(True, (str, int)), isinstance(True, str))',
  ];
  expect(await print(...source)).toBe(
    'once\n3 3 4 Sx Sy 5 7 7 m 1\ncalc 1\ncalc 2\ncalc 3\ncalc 2\nCacheInfo(hits=2, misses=4, maxsize=2, currsize=2) sq\nint other True True False\n',
  );
});

it('has months, values on several lines, fractions, keys for checksums and secrets', async () => {
  const source = [
    'import calendar, hashlib, hmac, pprint, secrets, warnings',
    'from fractions import Fraction',
    'print(calendar.monthrange(2026, 2), calendar.isleap(2024), calendar.month_name[3]); print(calendar.month(2026, 2), end="")',
    'pprint.pprint({"b": 1, "a": [1, 2]}); pprint.pprint({"name": "x" * 50, "list": ["a" * 30, "b" * 30], "d": (1,)})',
    'print(Fraction(1, 3) + Fraction(1, 6), Fraction("0.25"), repr(Fraction(2, 4)), 1 - Fraction(1, 3), Fraction(1, 2) < 1, sum([Fraction(1, 3)] * 3))',
    'print(hmac.new(b"key", b"msg", hashlib.sha256).hexdigest()[:16], len(secrets.token_hex(8)), secrets.randbelow(1))',
  ];
  expect(await print(...source)).toBe(
    '(6, 28) True March\n   February 2026\nMo Tu We Th Fr Sa Su\n                   1\n 2  3  4  5  6  7  8\n 9 10 11 12 13 14 15\n16 17 18 19 20 21 22\n23 24 25 26 27 28\n' +
      `{'a': [1, 2], 'b': 1}\n{'d': (1,),\n 'list': ['${'a'.repeat(30)}', '${'b'.repeat(30)}'],\n 'name': '${'x'.repeat(50)}'}\n` +
      '1/2 1/4 Fraction(1, 2) 2/3 True 1\n2d93cbc1be167bcb 16 0\n',
  );
});

it('does the jobs of a pool as they are given, and says that nothing runs beside the script', async () => {
  const source = [
    'from concurrent.futures import ThreadPoolExecutor, as_completed',
    'with ThreadPoolExecutor(max_workers=2) as pool:',
    '    print(list(pool.map(lambda x: x * x, [1, 2, 3])), [f.result() for f in as_completed([pool.submit(pow, 2, 3)])])',
    '    print(type(pool.submit(int, "x").exception()).__name__)',
    'try: import asyncio',
    'except ImportError as error: print(error)',
  ];
  expect(await print(...source)).toBe(
    '[1, 4, 9] [8]\nValueError\nthe simulated phone has no asyncio; do the steps one after the other here, or run the script on a device\n',
  );
});

it('goes on where files, dicts, managers, numbers and JSON are rarer', async () => {
  const source = [
    'import io, json, logging, os, random, shutil, statistics',
    'from collections import ChainMap',
    'from contextlib import ExitStack, redirect_stdout',
    'from logging.handlers import RotatingFileHandler',
    'from pathlib import Path',
    'p = Path("/sdcard") / "sub" / "a.tar.gz"',
    'p.parent.mkdir(); p.write_text("hi")',
    'print(p.parts, p.suffixes, p.relative_to("/sdcard"), p.read_bytes(), [x.name for x in Path("/sdcard").rglob("*.gz")], [x.name for x in Path("/sdcard").glob("*/*.gz")])',
    'shutil.copytree("/sdcard/sub", "/sdcard/other"); print(os.listdir("/sdcard/other"))',
    'print(os.path.abspath("/a/../b"), os.path.normpath("a//b/./c/../d"))',
    'm = ChainMap({"a": 1}, {"a": 2, "b": 3}); print(m["a"], m["b"], len(m), m.get("z"))',
    'buffer = io.StringIO()',
    'with redirect_stdout(buffer): print("hidden")',
    'with ExitStack() as stack: stack.callback(print, "last"); print("first", buffer.getvalue().strip())',
    'class E(json.JSONEncoder):',
    '    def default(self, item): return sorted(item)',
    'print(json.dumps({2, 1}, cls=E), json.dumps(float("inf")), 0 <= random.Random(5).random() < 1, statistics.quantiles([1, 2, 3, 4, 5], n=4))',
    'log = logging.getLogger("x"); log.addHandler(RotatingFileHandler("/sdcard/x.log", maxBytes=9, backupCount=1)); log.error("12345"); log.error("67890")',
    'print(open("/sdcard/x.log").read(), open("/sdcard/x.log.1").read())',
  ];
  expect(await print(...source)).toBe(
    "('/', 'sdcard', 'sub', 'a.tar.gz') ['.tar', '.gz'] sub/a.tar.gz b'hi' ['a.tar.gz'] ['a.tar.gz']\n['a.tar.gz']\n/b a/b/d\n1 3 2 None\n" +
      'first hidden\nlast\n[1, 2] Infinity True [1.5, 3.0, 4.5]\n67890\n 12345\n\n',
  );
});

it('tells of a pattern and of a match what Python tells, and refuses bytes', async () => {
  const source = [
    'import re',
    'print(re.compile("a", re.I), re.compile("(a)(?P<n>b)?").groups)',
    'm = re.match(r"(?P<a>\\d+)-(?P<b>\\d+)?", "12-")',
    'print(m.lastindex, m.lastgroup, m.re.pattern, m.pos, m.endpos, re.search("((a)b)", "ab").lastindex)',
    'for text in (None, b"a"):',
    '    try: re.search("a", text)',
    '    except TypeError as error: print(error)',
    'try: re.compile(b"a")',
    'except TypeError as error: print(error)',
  ];
  expect(await print(...source)).toBe(
    "re.compile('a', re.IGNORECASE) 2\n1 a (?P<a>\\d+)-(?P<b>\\d+)? 0 3 1\nexpected string or bytes-like object\ncannot use a string pattern on a bytes-like object\n" +
      'the simulated phone has patterns of texts alone: decode the bytes first\n',
  );
});

it('says of a class that is told about its subclasses that it is not', async () => {
  await expect(print('class A:', '    def __init_subclass__(cls): print("made")')).rejects.toThrow(
    'register each class by a decorator here',
  );
});
