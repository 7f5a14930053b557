import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

it('calculates what the interpreter lacks', async () => {
  const source = [
    'import math',
    'from math import hypot',
    'print(math.hypot(3, 4), hypot(1, 2, 2), math.dist((0, 0), (3, 4)), math.gcd(12, -18), math.isqrt(17))',
    'print(math.prod([2, 3], start=2), math.comb(5, 2), math.perm(5, 2), math.comb(2, 3), math.fsum([0.1] * 10))',
    'print(math.floor(-1.5), math.pi == math.tau / 2)',
  ];
  expect(await print(...source)).toBe('5.0 3.0 5.0 6 4\n12 10 20 0 1.0\n-2 True\n');
});

it('draws samples, shuffles and weighs, the same in each run', async () => {
  const source = [
    'import random',
    'cards = list(range(5))',
    'hand = random.sample(cards, 3)',
    'random.shuffle(cards)',
    'print(len(set(hand)), sorted(cards), random.choices("ab", weights=[0, 1], k=3), random.random() < 1)',
    'print(random.sample(range(100), 2))',
    'try:',
    '    random.sample([1], 2)',
    'except ValueError as error:',
    '    print(error)',
  ];
  const printed = await print(...source);
  expect(printed).toMatch(
    /^3 \[0, 1, 2, 3, 4\] \['b', 'b', 'b'\] True\n\[\d+, \d+\]\nSample larger than population or is negative\n$/,
  );
  expect(await print(...source)).toBe(printed);
});

it('makes checksums of texts', async () => {
  const source = [
    'import hashlib',
    'print(hashlib.md5(b"a" * 130).hexdigest(), hashlib.sha1(b"hello").hexdigest())',
    'total = hashlib.sha256()',
    'total.update(b"hel")',
    'total.update("lo".encode())',
    'print(total.hexdigest(), hashlib.new("md5").hexdigest())',
    'try:',
    '    hashlib.md5("text")',
    'except TypeError as error:',
    '    print(error)',
  ];
  // As Python's own hashlib gives them.
  expect(await print(...source)).toBe(
    'e016e4ccc7fdaea56fc377600b58c4cb aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d\n2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824 d41d8cd98f00b204e9800998ecf8427e\nUnicode-objects must be encoded before hashing\n',
  );
});

it('finds means, middles and spreads', async () => {
  const source = [
    'import statistics',
    'print(statistics.mean([1, 2, 3]), statistics.mean([1, 2]), statistics.median([3, 1, 2, 10]), statistics.mode("aab"))',
    'print(round(statistics.stdev([2, 4, 4, 4, 5, 5, 7, 9]), 4), statistics.pstdev([2, 4, 4, 4, 5, 5, 7, 9]))',
    'try:',
    '    statistics.mean([])',
    'except statistics.StatisticsError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe('2 1.5 2.5 a\n2.1381 2.0\nmean requires at least one data point\n');
});

it('calculates with decimal numbers as Python does', async () => {
  const source = [
    'from decimal import ROUND_HALF_UP, Decimal as D',
    'print(D("0.1") + D("0.2"), D("1") / D("3"), D(10) / 4, D("2.50") * 3, sum([D("1.10"), D("2.20")]), D(0.5))',
    'print(D("2.675").quantize(D("0.01"), rounding=ROUND_HALF_UP), D("2.665").quantize(D("0.01")), round(D("2.5")))',
    `print(f"{D('1234567.891'):,.2f}|{D('3.5'):>8}|{D('-3.5'):08.2f}|{D('0.256'):.1%}|{D('3'):+.1f}|{D('3'):*^9.1f}")`,
    'print(repr(D("1E+3")), D("0.0000001"), D("100").normalize(), D("-7") // 2, D("-7") % 2, D("2").sqrt())',
    'print(D("1.0") == 1, D("1.5") > 1, {D("1.00"): 1}[D("1")], bool(D("0.00")), int(D("3.9")), 2 - D("0.5"), 1 / D("8"))',
    'for test in (lambda: D("x"), lambda: D(1) / 0):',
    '    try:',
    '        test()',
    '    except ArithmeticError as error:',
    '        print(type(error).__name__, error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    '0.3 0.3333333333333333333333333333 2.5 7.50 3.30 0.5',
    '2.68 2.66 2',
    '1,234,567.89|     3.5|-0003.50|25.6%|+3.0|***3.0***',
    "Decimal('1E+3') 1E-7 1E+2 -3 -1 1.414213562373095048801688724",
    'True True 1 False 3 1.5 0.125',
    "InvalidOperation [<class 'decimal.ConversionSyntax'>]",
    "DivisionByZero [<class 'decimal.DivisionByZero'>]",
    '',
  ]);
});

it('rounds a decimal number to a decimal number', async () => {
  const source = [
    'from decimal import Decimal',
    'print(round(Decimal("2.675"), 2), round(Decimal("1.10"), 1), round(Decimal("2.5")), round(2.4), round(7.25, ndigits=1))',
  ];
  expect(await print(...source)).toBe('2.68 1.1 2 2 7.2\n');
});

it('writes and reads dates as texts', async () => {
  const source = [
    'from datetime import datetime, timedelta, date',
    'import datetime as module',
    'now = datetime.now()',
    'print(now.strftime("%Y-%m-%d %H:%M:%S %A %j"), (now + timedelta(days=1)).strftime("%d/%m"))',
    'then = datetime.strptime("05 Jan 2026 1:30 PM", "%d %b %Y %I:%M %p")',
    'print(then, (then - now).days, then > now, date(2026, 2, 3).strftime("%x"), module.datetime is datetime)',
    'for text in ("05.01", "2026-13"):',
    '    try:',
    '        print(datetime.strptime(text, "%d-%m"))',
    '    except ValueError as error:',
    '        print(error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    '2026-01-01 09:00:00 Thursday 001 02/01',
    '2026-01-05 13:30:00 4 True 02/03/26 True',
    "time data '05.01' does not match format '%d-%m'",
    "time data '2026-13' does not match format '%d-%m'",
    '',
  ]);
});

it('shows a moment as Python does, and writes it in its one fixed form', async () => {
  const source = [
    'import time',
    'now = time.localtime()',
    'print(now, now.tm_isdst, now[:3])',
    'print(time.asctime(now), time.asctime() == time.ctime(), hasattr(time, "sleep_ms"))',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    'time.struct_time(tm_year=2026, tm_mon=1, tm_mday=1, tm_hour=9, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=1, tm_isdst=0) 0 (2026, 1, 1)',
    'Thu Jan  1 09:00:00 2026 True False',
    '',
  ]);
});

it('reads a time of day and a date without datetime', async () => {
  const source = [
    'import time',
    'then = time.strptime("05 Jan 2026 13:30", "%d %b %Y %H:%M")',
    'print(tuple(then), time.mktime(then) > time.time(), time.strptime("09:05", "%H:%M").tm_hour)',
    'print(time.strftime("%Y-%m-%d", time.strptime("Thu Dec 31 23:59:00 2026")))',
    'try:',
    '    time.strptime("9.05", "%H:%M")',
    'except ValueError as error:',
    '    print(error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    '(2026, 1, 5, 13, 30, 0, 0, 5, -1) True 9',
    '2026-12-31',
    "time data '9.05' does not match format '%H:%M'",
    '',
  ]);
});

it('shows dates and spans in a list as Python does, and numbers the weeks', async () => {
  const source = [
    'from datetime import date, datetime, timedelta',
    'print([date(2024, 1, 1), datetime(2024, 5, 6), timedelta(hours=-1), timedelta(0)])',
    'print([tuple(date(*day).isocalendar()) for day in ((2024, 12, 30), (2021, 1, 3))])',
  ];
  const shown = [
    'datetime.date(2024, 1, 1)',
    'datetime.datetime(2024, 5, 6, 0, 0)',
    'datetime.timedelta(days=-1, seconds=82800)',
    'datetime.timedelta(0)',
  ];
  expect(await print(...source)).toBe(`[${shown.join(', ')}]\n[(2025, 1, 1), (2020, 53, 7)]\n`);
});

it('shows a span of time that is negative as Python does', async () => {
  const source = [
    'from datetime import timedelta as span',
    'print(span(days=-1, seconds=5), span(hours=-1), span(seconds=3700), span(2), span(microseconds=5))',
  ];
  expect(await print(...source)).toBe(
    '-1 day, 0:00:05 -1 day, 23:00:00 1:01:40 2 days, 0:00:00 0:00:00.000005\n',
  );
});

/** What CPython prints for the same draws. */
const RANDOM_OF_PYTHON = [
  '0.6394267984578837 1',
  '0.2327882718301838 4',
  '0.3537754404730722 6',
  '0.9236205677220981 2',
  '[5, 2, 6, 0, 1] [68, 12, 46] 62632597597 0.5863263334500325',
  "[2, 4, 1, 3, 0] ['a', 'b', 'a'] 2.136764805222928 2.2820077841602897",
  "['s', 'b'] 0.43031325345163207 1.3966804746507802",
  '',
].join('\n');

it('draws the numbers that Python draws from a seed', async () => {
  const source = [
    'import random',
    'for seed in (42, 2**70, "hello", -2.25):',
    '    random.seed(seed)',
    '    print(random.random(), random.randint(1, 6))',
    'own = random.Random(7)',
    'print([own.randint(0, 9) for _ in range(5)], own.sample(range(100), 3), own.getrandbits(40), own.gauss(0, 1))',
    'items = list(range(5))',
    'own.shuffle(items)',
    'print(items, own.choices("ab", weights=[1, 3], k=3), own.normalvariate(0, 1), own.triangular(0, 5, 1))',
    'print(own.sample(list("abcdefghijklmnopqrstuvwxyz"), 2), own.expovariate(2), own.uniform(1, 2))',
  ];
  expect(await print(...source)).toBe(RANDOM_OF_PYTHON);
});

it('hashes with 512 bits, reads a number in any base, and takes a date apart', async () => {
  const source = [
    'import hashlib',
    'from datetime import date, datetime, timezone',
    'from functools import partial',
    'print(hashlib.sha512(b"abc").hexdigest()[:16], hashlib.sha384(b"a" * 200).hexdigest()[:16])',
    'print(int("ff", base=16), partial(int, base=2)("101"), date(2026, 5, 1).timetuple().tm_yday)',
    'try: datetime.now() < datetime.now(timezone.utc)',
    'except TypeError as error: print(error)',
  ];
  expect(await print(...source)).toBe(
    "ddaf35a193617aba 0691b6e978614b67\n255 5 121\ncan't compare offset-naive and offset-aware datetimes\n",
  );
});

it('waits at least as long as asked, and ends a loop that waits for a time without a sleep', async () => {
  const source = [
    'import time',
    'start, turns = time.time(), 0',
    'while time.time() - start < 0.3:',
    '    turns += 1',
    '    time.sleep(0.1)',
    'print(turns)',
    'start = time.monotonic()',
    'while time.monotonic() - start < 5: pass',
    'print("over")',
  ];
  expect(await print(...source)).toBe('3\nover\n');
});

it('takes the base of a number out of its own call alone', async () => {
  const source = [
    'def f(a, c=0, base=1): return a * base + c',
    'print(int("7") + f(1, base=3), int("11", base=2))',
  ];
  expect(await print(...source)).toBe('10 3\n');
});
