import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

it('adds the items of another dict, pairs and names to a dict', async () => {
  const source = [
    'import json',
    'found = {"id": 1}',
    'found.update({"name": "Ada", 5: 6}, size=2)',
    'found.update(json.loads(\'{"id": 3}\'))',
    'found.update(zip("ab", (7, 8)))',
    'print(found, dict(found, id=4)["id"])',
  ];
  expect(await print(...source)).toBe("{'id': 3, 'name': 'Ada', 5: 6, 'size': 2, 'a': 7, 'b': 8} 4\n");
});

it('makes a dict of keys in their order, as scripts do to take each value once', async () => {
  expect(await print('print(list(dict.fromkeys([7, 12, 7, 4])), dict.fromkeys("ab", 0))')).toBe(
    "[7, 12, 4] {'a': 0, 'b': 0}\n",
  );
});

it('counts and groups in the order of the keys', async () => {
  const source = [
    'from collections import Counter, OrderedDict, defaultdict, deque, namedtuple',
    'words = Counter("zebra bee".split() + ["bee"])',
    'words.update(["ox"])',
    'print(words, words["none"], words.most_common(1), sum(words.values()))',
    'groups = defaultdict(list)',
    'for word in ("z1", "a1", "z2"):',
    '    groups[word[0]].append(word)',
    'print(dict(groups), len(groups), list(deque([1, 2], 1)), namedtuple("P", ["x"])(3).x)',
    'print(Counter("aab") - Counter("a"), Counter())',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    "Counter({'bee': 2, 'zebra': 1, 'ox': 1}) 0 [('bee', 2)] 4",
    "{'z': ['z1', 'z2'], 'a': ['a1']} 2 [2] 3",
    "Counter({'a': 1, 'b': 1}) Counter()",
    '',
  ]);
});

it('makes tuples with names from the annotations of a class', async () => {
  const source = [
    'from typing import NamedTuple',
    'class Spot(NamedTuple):',
    '    x: int',
    '    y: int = 5',
    '    def total(self):',
    '        return self.x + self.y',
    'spot = Spot(1)',
    'x, y = spot',
    'print(spot, x, y, spot.y, Spot(1, y=2).total(), spot == (1, 5), spot._replace(x=9), spot._asdict())',
    'print(NamedTuple("Pair", [("a", int), ("b", int)])(3, 4).b, {spot: 1}[Spot(1)])',
    'try:',
    '    Spot()',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    "Spot(x=1, y=5) 1 5 5 3 True Spot(x=9, y=5) {'x': 1, 'y': 5}",
    '4 1',
    "__new__() missing 1 required positional argument: 'x'",
    '',
  ]);
});

it('keeps the last items of a queue with two ends, and turns it', async () => {
  const source = [
    'from collections import deque',
    'last = deque(maxlen=2)',
    'last.extend("abc")',
    'print(last, last[-1], "a" in last, len(last))',
    'both = deque([1, 2, 3])',
    'both.rotate(1)',
    'both.appendleft(0)',
    'print(both)',
    'print(both.popleft(), both.pop(), list(both), both == deque([3, 1]))',
    'both.clear()',
    'try:',
    '    both.pop()',
    'except IndexError as error:',
    '    print(error, bool(both))',
  ];
  expect(await print(...source)).toBe(
    "deque(['b', 'c'], maxlen=2) c False 2\ndeque([0, 3, 1, 2])\n0 2 [3, 1] True\npop from an empty deque False\n",
  );
});

it('shows a dict that keeps its order, and moves a key to an end of it', async () => {
  const source = [
    'from collections import OrderedDict',
    'kept = OrderedDict([("a", 1), ("b", 2)])',
    'kept.move_to_end("a")',
    'print(kept, OrderedDict())',
    'print(kept.popitem(last=False), kept == {"a": 1})',
  ];
  expect(await print(...source)).toBe("OrderedDict([('b', 2), ('a', 1)]) OrderedDict()\n('b', 2) True\n");
});

it('replaces, presets and lists the fields of a tuple with names', async () => {
  const source = [
    'from collections import namedtuple',
    'Point = namedtuple("Point", "x y", defaults=[0])',
    'point = Point(1)._replace(y=5)',
    'x, y = point',
    'print(point, x, y, point == (1, 5), point._asdict(), Point._fields, Point._make([7, 8]))',
    'try:',
    '    point.x = 2',
    'except AttributeError as error:',
    '    print(error)',
    'print({point: "a"}[(1, 5)], sorted([Point(2), Point(1)]), isinstance(point, tuple))',
  ];
  expect(await print(...source)).toBe(
    "Point(x=1, y=5) 1 5 True {'x': 1, 'y': 5} ('x', 'y') Point(x=7, y=8)\ncan't set attribute\na [Point(x=1, y=0), Point(x=2, y=0)] True\n",
  );
});

it('gives the fields of a tuple their places for names when it is asked to rename them', async () => {
  const source = [
    'from collections import namedtuple',
    'Row = namedtuple("Row", "a class a _b 1x x1 y_2", rename=True)',
    'print(Row._fields)',
  ];
  expect(await print(...source)).toBe("('a', '_1', '_2', '_3', '_4', 'x1', 'y_2')\n");
});

it('finds places in sorted lists', async () => {
  const source = [
    'import bisect',
    'items = [1, 3, 3, 5]',
    'print(bisect.bisect(items, 3), bisect.bisect_left(items, 3), bisect.bisect_right(items, 9))',
    'bisect.insort(items, 4)',
    'bisect.insort_left(items, 0)',
    'print(items)',
  ];
  expect(await print(...source)).toBe('3 1 4\n[0, 1, 3, 3, 4, 5]\n');
});

it('waits for a queue in simulated time, and imports by name', async () => {
  const source = [
    'import importlib, queue, time',
    'q = queue.Queue()',
    'q.put(1)',
    'print(q.get(), q.empty())',
    'try:',
    '    q.get(timeout=90)',
    'except queue.Empty:',
    '    print("empty after", int(time.monotonic()))',
    'print(importlib.import_module("json").dumps([1]))',
  ];
  expect(await print(...source)).toBe('1 True\nempty after 90\n[1]\n');
});

it('sorts without moving what is equal, also backwards and in place', async () => {
  const source = [
    'rows = [(n % 3, n) for n in range(12)]',
    'print(sorted(rows, key=lambda row: row[0]) == sorted(rows))',
    'print([n for _, n in sorted(rows, key=lambda row: row[0], reverse=True)])',
    'rows.sort(key=lambda row: row[0])',
    'print(rows == sorted(rows), sorted("bca"), sorted({"b": 1, "a": 2}))',
  ];
  expect(await print(...source)).toBe(
    "True\n[2, 5, 8, 11, 1, 4, 7, 10, 0, 3, 6, 9]\nTrue ['a', 'b', 'c'] ['a', 'b']\n",
  );
});

it('goes through lists in the ways of itertools', async () => {
  const source = [
    'from itertools import *',
    'print(list(permutations("abc", 2)), list(combinations([1, 2, 3], 2)))',
    'print(list(product("ab", [1, 2])), list(product([0, 1], repeat=2)))',
    'print(list(chain([1], [2])), list(chain.from_iterable([[1], [2, 3]])), list(islice(count(5), 3)))',
    'print([(key, list(group)) for key, group in groupby("aab")], list(zip_longest([1, 2], [3], fillvalue=0)))',
    'print(list(accumulate([1, 2, 3])), list(islice(cycle("ab"), 1, 6, 2)), list(takewhile(lambda n: n < 3, [1, 3, 2])))',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    "[('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')] [(1, 2), (1, 3), (2, 3)]",
    "[('a', 1), ('a', 2), ('b', 1), ('b', 2)] [(0, 0), (0, 1), (1, 0), (1, 1)]",
    '[1, 2] [1, 2, 3] [5, 6, 7]',
    "[('a', ['a', 'a']), ('b', ['b'])] [(1, 3), (2, 0)]",
    "[1, 3, 6] ['b', 'b', 'b'] [1]",
    '',
  ]);
});

it('remembers results, compares by a function, and orders a class', async () => {
  const source = [
    'from functools import cmp_to_key, lru_cache, partial, reduce, total_ordering, wraps',
    'from operator import add, attrgetter, itemgetter, methodcaller',
    'calls = []',
    '@lru_cache(maxsize=None)',
    'def fib(n):',
    '    calls.append(n)',
    '    return n if n < 2 else fib(n - 1) + fib(n - 2)',
    '@total_ordering',
    'class Size:',
    '    def __init__(self, n):',
    '        self.n = n',
    '    def __eq__(self, other):',
    '        return self.n == other.n',
    '    def __lt__(self, other):',
    '        return self.n < other.n',
    'print(fib(30), len(calls), sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), Size(2) >= Size(1))',
    'print(reduce(add, [1, 2, 3], 10), partial(pow, 2)(5), itemgetter(1)("abc"), itemgetter(0, 2)("abc"))',
    'print(attrgetter("n")(Size(4)), methodcaller("upper")("a"))',
    'try:',
    '    reduce(add, [])',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe(
    "832040 31 [3, 2, 1] True\n16 32 b ('a', 'c')\n4 A\nreduce() of empty sequence with no initial value\n",
  );
});

it('makes context managers of generators, and passes over named errors', async () => {
  const source = [
    'from contextlib import closing, contextmanager, suppress',
    '@contextmanager',
    'def step(name):',
    '    print("begin", name)',
    '    try:',
    '        yield name.upper()',
    '    finally:',
    '        print("end", name)',
    'with step("a") as value:',
    '    print(value)',
    'with suppress(KeyError, ZeroDivisionError):',
    '    1 / 0',
    'try:',
    '    with step("b"):',
    '        raise LookupError("lost")',
    'except LookupError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe('begin a\nA\nend a\nbegin b\nend b\nlost\n');
});

it('sets and deletes items of a list with a step', async () => {
  const source = [
    'items = list(range(6))',
    'del items[::2]',
    'items[::-1] = "xyz"',
    'rows = {"a": [1, 2, 3]}',
    'del rows["a"][0:2:1], items[0]',
    'print(items, rows)',
    'try: items[::2] = [1, 2]',
    'except ValueError as error: print(error)',
  ];
  expect(await print(...source)).toBe(
    "['y', 'x'] {'a': [3]}\nattempt to assign sequence of size 2 to extended slice of size 1\n",
  );
});
