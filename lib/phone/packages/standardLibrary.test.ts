import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

function print(lines: readonly string[]): Promise<string> {
  return printFrom('settings', ...lines);
}

it('names the errors of files as Python 3.8 does', async () => {
  const source = [
    'import os',
    'for call in (open, os.remove, os.listdir):',
    '    try:',
    '        call("/none")',
    '    except FileNotFoundError as error:',
    '        print(error, isinstance(error, OSError))',
    'try:',
    '    os.makedirs("/sdcard")',
    'except FileExistsError as error:',
    '    print(error)',
  ];
  const missing = "[Errno 2] No such file or directory: '/none' True\n";
  expect(await print(source)).toBe(`${missing.repeat(3)}[Errno 17] File exists: '/sdcard'\n`);
});

it('knows the errors that scripts raise themselves, and says which file was missing', async () => {
  const source = [
    'import os',
    'for error in (TimeoutError, PermissionError, ConnectionError):',
    '    try:',
    '        raise error("late")',
    '    except OSError as caught:',
    '        print(type(caught).__name__, caught)',
    'try:',
    '    os.rename("/none", "/other")',
    'except IOError as error:',
    '    print(error)',
  ];
  const raised = 'TimeoutError late\nPermissionError late\nConnectionError late\n';
  expect(await print(source)).toBe(`${raised}[Errno 2] No such file or directory: '/none'\n`);
});

it('shows a value beside its name as Python does, and centres with any letter', async () => {
  const source = ['name, n = "Ada", 2', 'print(f"{name=} {n + 1=} {n=:03d} {{n=}}", "ab".center(7, "*"))'];
  expect(await print(source)).toBe("name='Ada' n + 1=3 n=002 {n=} ***ab**\n");
});

it('adds the items of another dict, pairs and names to a dict', async () => {
  const source = [
    'import json',
    'found = {"id": 1}',
    'found.update({"name": "Ada", 5: 6}, size=2)',
    'found.update(json.loads(\'{"id": 3}\'))',
    'found.update(zip("ab", (7, 8)))',
    'print(found, dict(found, id=4)["id"])',
  ];
  expect(await print(source)).toBe("{'id': 3, 'name': 'Ada', 5: 6, 'size': 2, 'a': 7, 'b': 8} 4\n");
});

it('makes a dict of keys in their order, as scripts do to take each value once', async () => {
  expect(await print(['print(list(dict.fromkeys([7, 12, 7, 4])), dict.fromkeys("ab", 0))'])).toBe(
    "[7, 12, 4] {'a': 0, 'b': 0}\n",
  );
});

it('counts letters, not bytes, where a format pads or cuts a text', async () => {
  const source = [
    'for text in ("é", "设置", "", "abc"):',
    '    print(f"[{text:4}|{text:>4}|{text:─^5}|{text:.1}|{text:*<5.2}]")',
    'print(f"{7:·>3}", format("é", "3") + "|")',
  ];
  expect(await print(source)).toBe(
    '[é   |   é|──é──|é|é****]\n[设置  |  设置|─设置──|设|设置***]\n[    |    |─────||*****]\n' +
      '[abc | abc|─abc─|a|ab***]\n··7 é  |\n',
  );
});

it('spells a value in ASCII', async () => {
  expect(await print(['print(ascii("é\\n设😀"), ascii(["é", 1]))'])).toBe(
    "'\\xe9\\n\\u8bbe\\U0001f600' ['\\xe9', 1]\n",
  );
});

it('makes, replaces, measures, copies and removes files and folders', async () => {
  const source = [
    'import os, shutil',
    'os.makedirs("/sdcard/a/b", exist_ok=True)',
    'for name in ("x", "y"):',
    '    with open("/sdcard/a/" + name, "w", encoding="utf-8") as file:',
    '        file.write(name + "é")',
    'os.replace("/sdcard/a/x", "/sdcard/a/y")',
    'shutil.copy("/sdcard/a/y", "/sdcard/a/b")',
    'shutil.move("/sdcard/a/y", "/sdcard/a/z")',
    'print(os.path.getsize("/sdcard/a/b/y"), sorted(os.listdir("/sdcard/a")), open("/sdcard/a/z").read())',
    'shutil.rmtree("/sdcard/a")',
    'print(os.path.exists("/sdcard/a"))',
  ];
  expect(await print(source)).toBe("3 ['b', 'z'] xé\nFalse\n");
});

it('shows letters of every script inside of lists as Python does, and bytes by their numbers', async () => {
  const source = [
    'texts = ["é", "中文", "it\'s 🙂", "a\\\\xe9", "\\u200b\\n"]',
    'print(texts, ("É",), {"中": "ä"}, [b"\\xe9", "ab", "é"], "\\\\xe9")',
    'print(f"{texts} {len(texts)} {texts[0]}", repr("中"), repr(b"\\xe9"))',
    'width = 4',
    'print(f"{7:>{width}} {[t for t in texts[:1]]}", f"{{texts}}", f\'{"a" "b", texts[0]}\')',
  ];
  const texts = `['é', '中文', "it's 🙂", 'a\\\\xe9', '\\u200b\\n']`;
  expect(await print(source)).toBe(
    `${texts} ('É',) {'中': 'ä'} [b'\\xe9', 'ab', 'é'] \\xe9\n` +
      `${texts} 5 é '中' b'\\xe9'\n` +
      "   7 ['é'] {texts} ('ab', 'é')\n",
  );
});

it('shows lambdas, conversions, doubled braces and formats with fields in an f-string', async () => {
  const source = [
    'n, name, w = [3, 1], "é", 6',
    'print(f"{max(n, key=lambda one: -one)} {(lambda a: a + 1)(2)} {name!r} {name!a} {[name]!s:>7}|")',
    'print(f"{{{w}}} {w = } {w=:03d} {name!r:>{w}}| {3.14159:{w}.{2}f}", rf"C:\\{name}\\d{w}", F"{w}")',
    'print("a" f"b{w:>2}" \'c\'.upper(), f"{w if (v := 3) else 0}", f"""{v}',
    '{w}""")',
  ];
  expect(await print(source)).toBe(
    "1 3 'é' '\\xe9'   ['é']|\n{6} w = 6 w=006    'é'|   3.14 C:\\é\\d6 6\nAB 6C 6 3\n6\n",
  );
});

it('says what an error says in the words of Python, also as a text', async () => {
  const source = [
    'for call in (lambda: {}["k"], lambda: 1 / 0, lambda: "a" + 1, lambda: nope):',
    '    try:',
    '        call()',
    '    except Exception as error:',
    '        print(error, f"{error}", "It says: " + str(error))',
    'print(str(["é"]), str(3), str(b"ab", "utf-8"), str())',
  ];
  const words = [
    "'k'",
    'division by zero',
    'can only concatenate str (not "int") to str',
    "name 'nope' is not defined",
  ];
  expect(await print(source)).toBe(
    `${words.map((word) => `${word} ${word} It says: ${word}\n`).join('')}['é'] 3 ab \n`,
  );
});

it('fills the fields of a text with commas, parts of values and widths that count letters', async () => {
  const source = [
    'row = {"name": "é", "all": [7]}',
    'print("{:,.2f}|{:>4}|{:12}|{{}}|{:>{}}|".format(1234.5, "é", 12345678.9, "x", 3))',
    'print("{1} {0!r} {row[name]} {row[all][0]} {day:%d.%m.}".format("a", 2, row=row, day=__import__("datetime").date(2026, 1, 2)))',
    'for text in ("{} {}", "{", "}"):',
    '    try:',
    '        text.format(1)',
    '    except (IndexError, ValueError) as error:',
    '        print(error)',
  ];
  expect(await print(source)).toBe(
    "1,234.50|   é|  12345678.9|{}|  x|\n2 'a' é 7 02.01.\n" +
      'Replacement index 1 out of range for positional args tuple\n' +
      "Single '{' encountered in format string\nSingle '}' encountered in format string\n",
  );
});

it('takes names and widths after a percent sign, and says which arguments do not fit', async () => {
  const source = [
    'print("%(name)s: %(n)03d %%" % {"name": "é", "n": 5}, "%-4s|%4s|%5.1f|%4r" % ("é", "é", 2.5, "a"), "%*s" % (3, "b"))',
    'for values in (("a",), ("a", "b", "c")):',
    '    try:',
    '        print("%3s %s" % values)',
    '    except TypeError as error:',
    '        print(error)',
  ];
  expect(await print(source)).toBe(
    "é: 005 % é   |   é|  2.5| 'a'   b\nnot enough arguments for format string\n" +
      'not all arguments converted during string formatting\n',
  );
});

it('exchanges letters by a table, and takes stars in sets and tuples', async () => {
  const source = [
    'table = str.maketrans("-_", "  ", "!")',
    'print("a-b_c!".translate(table), "ab".translate(str.maketrans({"a": "é", "b": None})))',
    'print(sorted({*"ba", "c"}), (*range(2), 5), [*"ab"], len({*[]}))',
  ];
  expect(await print(source)).toBe("a b c é\n['a', 'b', 'c'] (0, 1, 5) ['a', 'b'] 0\n");
});

it('knows where an error comes from that is raised on the line of except, or from none', async () => {
  const source = [
    'import traceback',
    'for cause in ("error", "None"):',
    '    try:',
    '        try: {}["a"]',
    '        except KeyError as error: raise ValueError("b") from (error if cause == "error" else None)',
    '    except ValueError:',
    '        told = traceback.format_exc()',
    '        print("direct cause" in told, "During" in told, told.count("ValueError: b"))',
  ];
  expect(await print(source)).toBe('True False 1\nFalse False 1\n');
});

it('takes fields that are not given, members that are texts, and generic classes', async () => {
  const source = [
    'from dataclasses import dataclass, field, replace',
    'from enum import Enum',
    'from typing import Generic, List, TypeVar',
    'T = TypeVar("T")',
    'class Stack(Generic[T]):',
    '    items: List[T] = []',
    'class Key(str, Enum):',
    '    HOME = "home"',
    '@dataclass',
    'class Box:',
    '    width: int',
    '    height: int = 2',
    '    area: int = field(init=False)',
    '    def __post_init__(self):',
    '        self.area = self.width * self.height',
    'print(Box(3), replace(Box(3), width=1), Stack().items, Key("home").name, Key.HOME == "home")',
    'try:',
    '    Box(1, area=2)',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect(await print(source)).toBe(
    'Box(width=3, height=2, area=6) Box(width=1, height=2, area=2) [] HOME True\n' +
      "__init__() got an unexpected keyword argument 'area'\n",
  );
});

it('takes letters of every script for letters, in patterns and texts', async () => {
  const source = [
    'import re',
    'text = "Müller: 名前, мир_1!"',
    'print(re.findall(r"\\w+", text), re.findall(r"[\\w:]+", text), re.sub(r"\\W+", "-", text), re.findall(r"\\w+", "éa", re.A))',
    'print(re.findall(r"\\b\\w", text), re.match(r"(?P<name>\\w+)", text)["name"], re.sub(r"\\bcat\\b", "dog", "cat écat"), re.findall(r"\\w+", "a🙂b"))',
    'print("мир".upper(), "ÉCOLE".lower(), "é".isalpha(), "a1".isalpha(), "".isalpha(), "été à".title(), "éA".swapcase())',
  ];
  expect(await print(source)).toBe(
    "['Müller', '名前', 'мир_1'] ['Müller:', '名前', 'мир_1'] Müller-名前-мир_1- ['a']\n" +
      "['M', '名', 'м'] Müller dog écat ['a', 'b']\nМИР école True False False Été À Éa\n",
  );
});

it('says of JSON what is wrong with it, in one text and in parts', async () => {
  const source = [
    'import json',
    'try:',
    '    json.loads(\'{"a" 1}\')',
    'except json.JSONDecodeError as error:',
    '    print(error, error.msg, error.pos, error.lineno, error.colno, sep="|")',
  ];
  expect(await print(source)).toBe(
    "Expecting ':' delimiter: line 1 column 6 (char 5)|Expecting ':' delimiter|5|1|6\n",
  );
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
  expect(await print(source)).toBe('3 1 4\n[0, 1, 3, 3, 4, 5]\n');
});

it('keeps files and folders for a while', async () => {
  const source = [
    'import os, tempfile',
    'with tempfile.TemporaryDirectory() as folder:',
    '    print(os.path.isdir(folder), os.path.isfile(folder), os.path.exists(folder))',
    'with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:',
    '    file.write("kept")',
    'with tempfile.NamedTemporaryFile("w") as other:',
    '    other.write("gone")',
    'print(os.path.isdir(folder), open(file.name).read(), file.name.endswith(".txt"), os.path.exists(other.name))',
  ];
  expect(await print(source)).toBe('True False True\nFalse kept True False\n');
});

it('groups thousands beside a precision', async () => {
  const source = [
    'n = 1234567.891',
    'print(f"{n:,.2f} {-n:,.0f} {999.5:,.1f} {n:>14,.1f}|", format(n, "+,.1f"))',
  ];
  expect(await print(source)).toBe('1,234,567.89 -1,234,568 999.5    1,234,567.9| +1,234,567.9\n');
});

it('lets a script catch a missing module by its own name', async () => {
  const source = [
    'try:',
    '    import none',
    'except ModuleNotFoundError as error:',
    '    print(error, isinstance(error, ImportError))',
  ];
  expect(await print(source)).toBe("No module named 'none' True\n");
});

it('skips the mark at the start of a file only for utf-8-sig', async () => {
  const source = [
    'with open("/sdcard/t", "w") as file:',
    '    file.write("\\ufeffa")',
    'print(len(open("/sdcard/t", encoding="utf-8-sig").read()), len(open("/sdcard/t", encoding="utf-8").read()))',
  ];
  expect(await print(source)).toBe('1 2\n');
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
    '    print("empty after", time.monotonic())',
    'print(importlib.import_module("json").dumps([1]))',
  ];
  expect(await print(source)).toBe('1 True\nempty after 90.0\n[1]\n');
});

it('reads the rows of a table by the names of its first line', async () => {
  const source = [
    'import csv',
    'rows = csv.DictReader(["name,city", "", "Ada,London"])',
    'print(rows.fieldnames, [row["city"] for row in rows])',
  ];
  expect(await print(source)).toBe("['name', 'city'] ['London']\n");
});

it('takes addresses apart, and is not misled by a name before the host', async () => {
  const source = [
    'from urllib.parse import urlsplit',
    'for text in ("https://Docs.python.org:8080/3/?q=a#b", "https://python.org@example.com/", "TICKET-4711"):',
    '    parts = urlsplit(text)',
    '    print(parts.scheme, parts.hostname, parts.port, parts.path, parts.query, parts.fragment)',
  ];
  expect((await print(source)).split('\n').map((line) => line.trim())).toEqual([
    'https docs.python.org 8080 /3/ q=a b',
    'https example.com None /',
    'None None TICKET-4711',
    '',
  ]);
});

it('writes XML that any reader understands', async () => {
  const source = [
    'import xml.etree.ElementTree as ET',
    'suite = ET.Element("suite", name="a " + chr(34) + " & c")',
    'case = ET.SubElement(suite, "case")',
    'case.set("time", "0.1")',
    'ET.SubElement(case, "failure").text = "1 < 2"',
    'ET.SubElement(suite, "case", {"time": "0.2"})',
    'print(ET.tostring(suite, encoding="unicode"), len(suite), suite[1].get("time"))',
    'ET.ElementTree(suite).write("/sdcard/a.xml", encoding="utf-8", xml_declaration=True)',
    'print(open("/sdcard/a.xml").readline().strip())',
    'try:',
    '    ET.tostring(ET.Element("suite", tests=3))',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect((await print(source)).split('\n')).toEqual([
    '<suite name="a &quot; &amp; c"><case time="0.1"><failure>1 &lt; 2</failure></case><case time="0.2" /></suite> 2 0.2',
    "<?xml version='1.0' encoding='utf-8'?>",
    'cannot serialize 3 (type int)',
    '',
  ]);
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
  expect((await print(source)).split('\n')).toEqual([
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
  expect((await print(source)).split('\n')).toEqual([
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
  expect((await print(source)).split('\n')).toEqual([
    '(2026, 1, 5, 13, 30, 0, 0, 5, -1) True 9',
    '2026-12-31',
    "time data '9.05' does not match format '%H:%M'",
    '',
  ]);
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
  expect((await print(source)).split('\n')).toEqual([
    "Counter({'bee': 2, 'zebra': 1, 'ox': 1}) 0 [('bee', 2)] 4",
    "{'z': ['z1', 'z2'], 'a': ['a1']} 2 [2] 3",
    "Counter({'a': 1, 'b': 1}) Counter()",
    '',
  ]);
});

it('makes data classes from the annotations in the text of the script', async () => {
  const source = [
    'from dataclasses import asdict, dataclass, field',
    '@dataclass',
    'class Item:',
    '    """Something: for sale."""',
    '    name: str',
    '    price: float = 0.0',
    '    tags: list = field(default_factory=list)',
    '',
    '    def total(self, n: int) -> float:',
    '        count: int = n',
    '        return self.price * count',
    '@dataclass',
    'class Book(Item):',
    '    pages: int = 1',
    'one = Item("apple", price=1.5)',
    'one.tags.append("red")',
    'print(one, Item("b").tags, one.total(2), one == Item("apple", 1.5, ["red"]), one == Item("b"))',
    'print(Book("c", pages=9), asdict(Book("d")))',
    'for call in (lambda: Item(), lambda: Item("a", size=1)):',
    '    try:',
    '        call()',
    '    except TypeError as error:',
    '        print(error)',
  ];
  expect((await print(source)).split('\n')).toEqual([
    "Item(name='apple', price=1.5, tags=['red']) [] 3.0 True False",
    "Book(name='c', price=0.0, tags=[], pages=9) {'name': 'd', 'price': 0.0, 'tags': [], 'pages': 1}",
    "__init__() missing 1 required positional argument: 'name'",
    "__init__() got an unexpected keyword argument 'size'",
    '',
  ]);
});

it('gives members of enumerations their names and values', async () => {
  const source = [
    'from enum import Enum, auto',
    'class State(Enum):',
    '    START = 1',
    '    ALL_DONE = "done"',
    'class Step(Enum):',
    '    A = auto()',
    '    B = auto()',
    'print(State.START, repr(State.ALL_DONE), State.START.name, State(1) is State.START, Step.B.value)',
    'print(State.START == State.START, State.START != State.ALL_DONE)',
    'try:',
    '    State(3)',
    'except ValueError as error:',
    '    print(error)',
  ];
  expect((await print(source)).split('\n')).toEqual([
    "State.START <State.ALL_DONE: 'done'> START True 2",
    'True True',
    '3 is not a valid State',
    '',
  ]);
});

it('keeps the error of a handler whose name follows the bracket without a blank', async () => {
  const source = [
    'import traceback',
    'try:',
    '    [][1]',
    'except(IndexError)as error:',
    '    print(type(error).__name__, "IndexError" in traceback.format_exc())',
    'try: [][1]',
    'except(IndexError)as error: print(type(error).__name__)',
  ];
  expect(await print(source)).toBe('IndexError True\nIndexError\n');
});

it('shows the traceback of an error that the script has caught', async () => {
  const source = [
    'import traceback',
    'def f():',
    '    return [][1]',
    'try:',
    '    f()',
    'except Exception:',
    '    print(traceback.format_exc(), end="")',
    'try:',
    '    open("/none")',
    'except (OSError, ValueError) as error:',
    '    print(traceback.format_exc(), end="")',
    '    print("".join(traceback.format_exception(type(error), error, None)) == traceback.format_exc())',
  ];
  expect((await print(source)).split('\n')).toEqual([
    'Traceback (most recent call last):',
    '  File "main.py", line 5, in <module>',
    '  File "main.py", line 3, in f',
    'IndexError: list index out of range',
    'Traceback (most recent call last):',
    '  File "main.py", line 9, in <module>',
    "FileNotFoundError: [Errno 2] No such file or directory: '/none'",
    'True',
    '',
  ]);
});

it('splits an ending from a path, and makes names that nothing else has', async () => {
  const source = [
    'import os, uuid',
    'print([os.path.splitext(p) for p in ("/a.b/c", "c.tar.gz", "/a/.env")])',
    'first, second = str(uuid.uuid4()), str(uuid.uuid4())',
    'print(len(first), first[14], first != second)',
  ];
  expect(await print(source)).toBe("[('/a.b/c', ''), ('c.tar', '.gz'), ('/a/.env', '')]\n36 4 True\n");
});

it("says in Python's words that a text is no number", async () => {
  const source = [
    'for read, text in ((int, "12a"), (float, "x")):',
    '    try:',
    '        read(text)',
    '    except ValueError as error:',
    '        print("Not a number:", error)',
  ];
  expect(await print(source)).toBe(
    "Not a number: invalid literal for int() with base 10: '12a'\nNot a number: could not convert string to float\n",
  );
});

it('tells the space on the disk in bytes', async () => {
  const source = [
    'import shutil',
    'total, used, free = shutil.disk_usage("/sdcard")',
    'print(total == used + free, shutil.disk_usage("/").free)',
  ];
  expect(await print(source)).toBe('True 44345538150\n');
});

it('sorts without moving what is equal, also backwards and in place', async () => {
  const source = [
    'rows = [(n % 3, n) for n in range(12)]',
    'print(sorted(rows, key=lambda row: row[0]) == sorted(rows))',
    'print([n for _, n in sorted(rows, key=lambda row: row[0], reverse=True)])',
    'rows.sort(key=lambda row: row[0])',
    'print(rows == sorted(rows), sorted("bca"), sorted({"b": 1, "a": 2}))',
  ];
  expect(await print(source)).toBe(
    "True\n[2, 5, 8, 11, 1, 4, 7, 10, 0, 3, 6, 9]\nTrue ['a', 'b', 'c'] ['a', 'b']\n",
  );
});

it('goes through, measures and asks a class of members', async () => {
  const source = [
    'from enum import Enum',
    'class State(Enum):',
    '    START = 1',
    '    END = "e"',
    'for state in State:',
    '    print(state, end=" ")',
    'print([state.value for state in State], len(State), list(State)[1], State["END"], State.END in State)',
    'print([name for name, _ in State.__members__.items()], "in State:")',
    'try:',
    '    State["NONE"]',
    'except KeyError as error:',
    '    print("no", error)',
  ];
  expect((await print(source)).split('\n')).toEqual([
    "State.START State.END [1, 'e'] 2 State.END State.END True",
    "['START', 'END'] in State:",
    "no 'NONE'",
    '',
  ]);
});

it('calculates what the interpreter lacks', async () => {
  const source = [
    'import math',
    'from math import hypot',
    'print(math.hypot(3, 4), hypot(1, 2, 2), math.dist((0, 0), (3, 4)), math.gcd(12, -18), math.isqrt(17))',
    'print(math.prod([2, 3], start=2), math.comb(5, 2), math.perm(5, 2), math.comb(2, 3), math.fsum([0.1] * 10))',
    'print(math.floor(-1.5), math.pi == math.tau / 2)',
  ];
  expect(await print(source)).toBe('5.0 3.0 5.0 6 4\n12 10 20 0 1.0\n-2 True\n');
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
  const printed = await print(source);
  expect(printed).toMatch(
    /^3 \[0, 1, 2, 3, 4\] \['b', 'b', 'b'\] True\n\[\d+, \d+\]\nSample larger than population or is negative\n$/,
  );
  expect(await print(source)).toBe(printed);
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
  expect(await print(source)).toBe(
    'e016e4ccc7fdaea56fc377600b58c4cb aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d\n2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824 d41d8cd98f00b204e9800998ecf8427e\nUnicode-objects must be encoded before hashing\n',
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
  expect((await print(source)).split('\n')).toEqual([
    "[('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')] [(1, 2), (1, 3), (2, 3)]",
    "[('a', 1), ('a', 2), ('b', 1), ('b', 2)] [(0, 0), (0, 1), (1, 0), (1, 1)]",
    '[1, 2] [1, 2, 3] [5, 6, 7]',
    "[('a', ['a', 'a']), ('b', ['b'])] [(1, 3), (2, 0)]",
    "[1, 3, 6] ['b', 'b', 'b'] [1]",
    '',
  ]);
});

const CHAINED = [
  'import traceback',
  'def load(name):',
  '    try:',
  '        return {"a": 1}[name]',
  '    except KeyError as error:',
  '        raise ValueError(',
  '            "no part " + name',
  '        ) from error',
];

it('tells in a traceback the error that another one was raised from, or while handling', async () => {
  const source = [
    ...CHAINED,
    'try:',
    '    load("q")',
    'except ValueError:',
    '    print(traceback.format_exc(), end="")',
    'try:',
    '    try:',
    '        [][0]',
    '    except IndexError:',
    '        raise RuntimeError("later")',
    'except RuntimeError:',
    '    print(traceback.format_exc(), end="")',
    'try:',
    '    try:',
    '        [][0]',
    '    except IndexError:',
    '        raise RuntimeError("alone") from None',
    'except RuntimeError:',
    '    print(traceback.format_exc(), end="")',
  ];
  expect((await print(source)).split('\n')).toEqual([
    'Traceback (most recent call last):',
    '  File "main.py", line 4, in load',
    "KeyError: 'q'",
    '',
    'The above exception was the direct cause of the following exception:',
    '',
    'Traceback (most recent call last):',
    '  File "main.py", line 10, in <module>',
    '  File "main.py", line 7, in load',
    'ValueError: no part q',
    'Traceback (most recent call last):',
    '  File "main.py", line 15, in <module>',
    'IndexError: list index out of range',
    '',
    'During handling of the above exception, another exception occurred:',
    '',
    'Traceback (most recent call last):',
    '  File "main.py", line 17, in <module>',
    'RuntimeError: later',
    'Traceback (most recent call last):',
    '  File "main.py", line 24, in <module>',
    'RuntimeError: alone',
    '',
  ]);
});

it('gives members of enumerations the methods and properties of their class', async () => {
  const source = [
    'from enum import Enum, auto',
    'class State(Enum):',
    '    OPEN = auto()',
    '    ALL_DONE = auto()',
    '    def describe(self, end):',
    '        return self.name.title() + end',
    '    @property',
    '    def is_last(self):',
    '        return self.value == 2',
    'print([(state.describe("!"), state.is_last) for state in State])',
    'try:',
    '    State.OPEN.nothing',
    'except AttributeError as error:',
    '    print(error)',
  ];
  expect(await print(source)).toBe(
    "[('Open!', False), ('All_Done!', True)]\n'State' object has no attribute 'nothing'\n",
  );
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
  expect((await print(source)).split('\n')).toEqual([
    "Spot(x=1, y=5) 1 5 5 3 True Spot(x=9, y=5) {'x': 1, 'y': 5}",
    '4 1',
    "__new__() missing 1 required positional argument: 'x'",
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
  expect(await print(source)).toBe(
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
  expect(await print(source)).toBe('begin a\nA\nend a\nbegin b\nend b\nlost\n');
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
  expect(await print(source)).toBe('2 1.5 2.5 a\n2.1381 2.0\nmean requires at least one data point\n');
});

it('finds files by a pattern, and breaks a text into lines', async () => {
  const source = [
    'import glob, os, textwrap',
    'os.makedirs("/sdcard/a/b")',
    'for name in ("x.txt", "y.txt", "z.png", "b/w.txt"):',
    '    open("/sdcard/a/" + name, "w").close()',
    'print(glob.glob("/sdcard/a/*.txt"), glob.glob("/sdcard/a/**/*.txt", recursive=True))',
    'print(textwrap.wrap("the quick brown fox jumps", 10), textwrap.shorten("the quick brown fox", 15))',
    'print(textwrap.dedent("  a\\n    b\\n"), end="")',
  ];
  expect((await print(source)).split('\n')).toEqual([
    "['/sdcard/a/x.txt', '/sdcard/a/y.txt'] ['/sdcard/a/x.txt', '/sdcard/a/y.txt', '/sdcard/a/b/w.txt']",
    "['the quick', 'brown fox', 'jumps'] the quick [...]",
    'a',
    '  b',
    '',
  ]);
});

it('takes any seed, writes rows of dicts, and names the thread and the fields there are', async () => {
  const source = [
    'import csv, random, sys, threading',
    'from dataclasses import dataclass, fields',
    'for seed in (1.5, "word", None, 7):',
    '    random.seed(seed)',
    'writer = csv.DictWriter(sys.stdout, ["a", "b"])',
    'writer.writeheader()',
    'writer.writerows([{"a": 1, "b": "x,y"}])',
    '@dataclass',
    'class Item:',
    '    name: str',
    '    price: float = 1.0',
    'print([field.name for field in fields(Item("a"))], threading.current_thread().name)',
    'print(repr(ValueError("no")))',
  ];
  expect((await print(source)).replaceAll('\r', '')).toBe(
    "a,b\n1,\"x,y\"\n['name', 'price'] MainThread\nValueError('no')\n",
  );
});

it('takes members of an IntEnum for numbers, and those of a class of texts for texts', async () => {
  const source = [
    'from enum import Enum, IntEnum',
    'class Level(IntEnum):',
    '    LOW = 1  # the first',
    '    HIGH = 2',
    'class Mode(str, Enum):',
    '    FAST = "fast"',
    'print(Level.LOW < Level.HIGH, Level.LOW + 1, max(Level), Level.HIGH == 2, Mode.FAST == "fast", {2: "b"}[Level.HIGH])',
  ];
  expect(await print(source)).toBe('True 2 Level.HIGH True True b\n');
});

it('knows the error of a handler of one line', async () => {
  const source = [
    'import traceback',
    'try: int("x")',
    'except ValueError: print(traceback.format_exc().split("\\n")[-2])',
    'try: [][0]',
    'except IndexError as error: print(traceback.format_exc().split("\\n")[-2], error)',
  ];
  expect(await print(source)).toBe(
    "ValueError: invalid literal for int() with base 10: 'x'\nIndexError: list index out of range list index out of range\n",
  );
});

it('reads rows whose texts go over lines, counts the lines, and refuses fields that nobody named', async () => {
  const source = [
    'import csv, io',
    "rows = csv.reader(io.StringIO('a;\"b\\nc\"\\n\\nd;e\\n'), delimiter=';')",
    'print([(rows.line_num, row) for row in rows])',
    'target = io.StringIO()',
    'writer = csv.DictWriter(target, ["a", "b"], quoting=csv.QUOTE_NONNUMERIC)',
    'writer.writerow({"b": "x", "a": 1})',
    'print(repr(target.getvalue()))',
    'try:',
    '    writer.writerow({"c": 1})',
    'except ValueError as error:',
    '    print(error)',
  ];
  expect(await print(source)).toBe(
    [
      "[(2, ['a', 'b\\nc']), (3, []), (4, ['d', 'e'])]",
      `'1,"x"\\r\\n'`,
      "dict contains fields not in fieldnames: 'c'",
      '',
    ].join('\n'),
  );
});

it('names the groups of a pattern with escaped brackets, and counts what it replaces', async () => {
  const source = [
    'import re',
    String.raw`found = re.search(r"[(]?\$(?P<whole>\d+)\.(?P<rest>\d+) \((?P<note>.+?)\)", "$4.99 (with tax)")`,
    'print(found["note"], found.groupdict(), re.subn("a", "b", "banana", 2))',
  ];
  expect(await print(source)).toBe(
    "with tax {'whole': '4', 'rest': '99', 'note': 'with tax'} ('bbnbna', 2)\n",
  );
});

it('finds places in a text with emoji as Python counts them', async () => {
  const source = [
    'import re',
    String.raw`found = re.search(r"(\d+) left", "😀😀 12 left")`,
    'print(found.group(1), found.span(), re.sub("b", "-", "a😀bc"), "|".join(re.split(",", "😀,b")))',
  ];
  expect(await print(source)).toBe('12 (3, 10) a😀-c 😀|b\n');
});

it('tells the ends of a text from those of its lines, and from an escaped backslash before a letter', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"\Aa", "a\na", re.M), re.findall(r"a\Z", "a\na", re.M), re.fullmatch("a", "a\nb", re.M))`,
    String.raw`print(re.findall(r"C:\\Apps\\(\w+)", "C:\\Apps\\demo"))`,
  ];
  expect(await print(source)).toBe("['a'] ['a'] None\n['demo']\n");
});

it('reads brackets that a set begins with, and the end before the last line break, as Python does', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"\[([^]]+)\]", "[ab] [c]"), re.findall("[]a]", "]ab"), re.findall("[^]$]", "a]$"))`,
    String.raw`print(bool(re.search(r"OK$", "OK\n")), bool(re.search("OK$", "OK\n\n")), re.findall("a$", "a\nb", re.M))`,
    String.raw`print(re.findall(r"\$5$", "$5\n"), re.fullmatch("a$", "a\n"), re.search("[^](]((?P<x>b))", "ab")["x"])`,
  ];
  expect(await print(source)).toBe("['ab', 'c'] [']', 'a'] ['a']\nTrue False ['a']\n['$5'] None b\n");
});

it('leaves the layout and the comments of a verbose pattern out', async () => {
  const source = [
    'import re',
    String.raw`found = re.search(r"""(?P<hour>\d+) [ ]at  # (the hour)`,
    String.raw`    \ (?P<place>\w+)""", "take 12 at home, 7 at work", re.VERBOSE)`,
    'print(found and found.groupdict())',
    String.raw`print(re.sub(r"\d + # digits", "n", "a12b3", flags=re.X), re.findall(r"[ #]", "a #b", re.X))`,
  ];
  expect(await print(source)).toBe("{'hour': '12', 'place': 'home'}\nanbn [' ', '#']\n");
});

it('escapes only what has a meaning in a pattern', async () => {
  const source = ['import re', 'print(re.escape("蓝牙 é: a@b-c.d, (2)/[x]#\\n_"))'];
  expect(await print(source)).toBe('蓝牙\\ é:\\ a@b\\-c\\.d,\\ \\(2\\)/\\[x\\]\\#\\\n_\n');
});

it('lets values say how a format shows them', async () => {
  const source = [
    'from datetime import date, datetime',
    'moment = datetime(2026, 1, 2, 3, 4)',
    'print(f"{moment:%H:%M} {date(2026, 1, 2):%d.%m.} {moment}", format(moment, "%Y"), format(2.5, ".2f"))',
    'class Money:',
    '    def __format__(self, form):',
    '        return "$" + format(12.5, form)',
    'w = 8',
    'print(f"{Money():.2f} {1234567:,} {0.256:.1%} {True:>3} {3.14159:{w}.2f}")',
    'for value in (None, "text"):',
    '    try:',
    '        print(f"{value:.2f}")',
    '    except (TypeError, ValueError) as error:',
    '        print(error)',
  ];
  expect((await print(source)).split('\n')).toEqual([
    '03:04 02.01. 2026-01-02 03:04:00 2026 2.50',
    '$12.50 1,234,567 25.6%   1     3.14',
    'unsupported format string passed to NoneType.__format__',
    "Unknown format code 'f' for object of type 'str'",
    '',
  ]);
});

it('orders and freezes data classes', async () => {
  const source = [
    'from dataclasses import FrozenInstanceError, dataclass, field',
    '@dataclass(order=True, frozen=True)',
    'class Row:',
    '    top: int',
    '    name: str = field(default="", compare=False)',
    'rows = [Row(3, "c"), Row(1, "a")]',
    'print(min(rows), sorted(rows)[1].name, Row(1, "x") == rows[1], Row(3) >= rows[0], {rows[1]: "kept"}[Row(1)])',
    'try:',
    '    rows[0].top = 5',
    'except FrozenInstanceError as error:',
    '    print(error)',
  ];
  expect(await print(source)).toBe("Row(top=1, name='a') c True True kept\ncannot assign to field 'top'\n");
});

it('makes no object of a class that still lacks a method', async () => {
  const source = [
    'from abc import ABC, abstractmethod',
    'class Reader(ABC):',
    '    @abstractmethod',
    '    def read(self):',
    '        return 1',
    'class Whole(Reader):',
    '    def __init__(self, more):',
    '        self.more = more',
    '    def read(self):',
    '        return super().read() + self.more',
    'print(Whole(2).read(), isinstance(Whole(1), Reader))',
    'try:',
    '    Reader()',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect(await print(source)).toBe(
    "3 True\nCan't instantiate abstract class Reader with abstract method read\n",
  );
});

// What CPython 3.11 prints for the same lines.
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
  expect((await print(source)).split('\n')).toEqual([
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
  expect(await print(source)).toBe(
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
  expect(await print(source)).toBe("OrderedDict([('b', 2), ('a', 1)]) OrderedDict()\n('b', 2) True\n");
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
  expect(await print(source)).toBe(
    "Point(x=1, y=5) 1 5 True {'x': 1, 'y': 5} ('x', 'y') Point(x=7, y=8)\ncan't set attribute\na [Point(x=1, y=0), Point(x=2, y=0)] True\n",
  );
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
  expect(await print(source)).toBe(`[${shown.join(', ')}]\n[(2025, 1, 1), (2020, 53, 7)]\n`);
});

it('says that nothing can be chosen from an empty list, shows a match, and fills tabs to their stops', async () => {
  const source = [
    'import random, re',
    'try:',
    '    random.choice([])',
    'except IndexError as error:',
    '    print(error)',
    'found = re.match(r"a(\\d)", "a12")',
    'print(found, found.expand(r"<\\1>"), "a\\tb".expandtabs(4) + "|")',
  ];
  expect(await print(source)).toBe(
    "Cannot choose from an empty sequence\n<re.Match object; span=(0, 2), match='a1'> <1> a   b|\n",
  );
});

it('takes members without blanks around the sign, and no variables of methods', async () => {
  const source = [
    'from enum import IntEnum',
    'class Level(IntEnum):',
    '    LOW=1',
    '    HIGH =2',
    '    def double(self):',
    '        x = self.value',
    '        return x * 2',
    'print([level.name for level in Level], Level(1).name, Level.HIGH.double())',
  ];
  expect(await print(source)).toBe("['LOW', 'HIGH'] LOW 4\n");
});

it('makes dicts and tuples of data classes that stand in dicts and tuples', async () => {
  const source = [
    'from collections import namedtuple',
    'from dataclasses import asdict, astuple, dataclass',
    'Size = namedtuple("Size", "w h")',
    '@dataclass',
    'class Place:',
    '    x: int',
    '@dataclass',
    'class Plan:',
    '    named: dict',
    '    pair: tuple',
    '    all: list',
    '    size: tuple',
    'plan = Plan({"a": Place(1)}, (Place(2), 3), [Place(4)], Size(Place(5), 6))',
    'print(asdict(plan))',
    'print(astuple(plan))',
  ];
  expect(await print(source)).toBe(
    "{'named': {'a': {'x': 1}}, 'pair': ({'x': 2}, 3), 'all': [{'x': 4}], 'size': Size(w={'x': 5}, h=6)}\n" +
      "({'a': (1,)}, ((2,), 3), [(4,)], Size(w=(5,), h=6))\n",
  );
});

it('keeps the row whose quotes nothing closes', async () => {
  const source = ['import csv', "print(list(csv.reader(['a,\"b\\n', 'c'])), list(csv.reader(['\"'])))"];
  expect(await print(source)).toBe("[['a', 'b\\nc']] [['']]\n");
});

it('writes the letters that JSON has short escapes for by these', async () => {
  expect(await print(['import json', String.raw`print(json.dumps("\b\f\n\r\t\"\\\x01"))`])).toBe(
    `${String.raw`"\b\f\n\r\t\"\\\u0001"`}\n`,
  );
});

it('takes the flags that a pattern begins with, also those for its layout and its letters', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"(?x) a (?P<n>\d+)  # digits (all", "a1 a22"), re.findall(r"(?a)\w+", "ab"))`,
    String.raw`print(re.match(r"(?xi) (?P<a>[^]()]+) \( (?P<b>\d)", "K(5").groupdict(), re.search("(?su)a.b", "a\nb").span())`,
  ];
  expect(await print(source)).toBe("['1', '22'] ['ab']\n{'a': 'K', 'b': '5'} (0, 3)\n");
});

it('searches a part of a text with a compiled pattern', async () => {
  const source = [
    'import re',
    String.raw`digits = re.compile(r"\d+")`,
    'print(digits.search("a12b34", 3).group(), digits.findall("😀1 2", 2), digits.match("ab1", 2).span())',
    'print(digits.fullmatch("ab12c", 2, 4).span(), re.compile("^b").search("ab", 1), digits.search("12", 9))',
  ];
  expect(await print(source)).toBe("34 ['2'] (2, 3)\n(2, 4) None None\n");
});

it('gives the fields of a tuple their places for names when it is asked to rename them', async () => {
  const source = [
    'from collections import namedtuple',
    'Row = namedtuple("Row", "a class a _b 1x x1 y_2", rename=True)',
    'print(Row._fields)',
  ];
  expect(await print(source)).toBe("('a', '_1', '_2', '_3', '_4', 'x1', 'y_2')\n");
});

it('shows a span of time that is negative as Python does', async () => {
  const source = [
    'from datetime import timedelta as span',
    'print(span(days=-1, seconds=5), span(hours=-1), span(seconds=3700), span(2), span(microseconds=5))',
  ];
  expect(await print(source)).toBe(
    '-1 day, 0:00:05 -1 day, 23:00:00 1:01:40 2 days, 0:00:00 0:00:00.000005\n',
  );
});

it('fills short rows of a table, keeps what a row has too much, and passes over blanks after a comma', async () => {
  const source = [
    'import csv',
    'print(list(csv.DictReader(["a,b", "1,2", "3", "4,5,6"])))',
    'print(list(csv.DictReader(["1", "2,3,4"], ["a", "b"], restkey="more", restval="-")))',
    'print(list(csv.reader([\'a,  b, "c, d",  \'], skipinitialspace=True)))',
  ];
  expect(await print(source)).toBe(
    "[{'a': '1', 'b': '2'}, {'a': '3', 'b': None}, {'a': '4', 'b': '5', None: ['6']}]\n" +
      "[{'a': '1', 'b': '-'}, {'a': '2', 'b': '3', 'more': ['4']}]\n[['a', 'b', 'c, d', '']]\n",
  );
});

it('writes lines into a file, but leaves a method of the same name alone', async () => {
  const source = [
    'with open("/sdcard/a.txt", "w") as file:',
    '    file.writelines(["a\\n", "b\\n"])',
    '    file.writelines(str(n) for n in range(2))',
    'print(open("/sdcard/a.txt").read())',
    'class Own:',
    '    def writelines(self, lines):',
    '        return lines',
    'print(Own().writelines(5))',
  ];
  expect(await print(source)).toBe('a\nb\n01\n5\n');
});

it('goes through a folder and those in it', async () => {
  const source = [
    'import os',
    'os.makedirs("/sdcard/w/sub/deep")',
    'os.makedirs("/sdcard/w/skip")',
    'open("/sdcard/w/sub/b.txt", "w").close()',
    'for folder, folders, files in os.walk("/sdcard/w"):',
    '    if "skip" in folders:',
    '        folders.remove("skip")',
    '    print(folder, folders, files)',
    'print(list(os.walk("/none")), [folder for folder, _, _ in os.walk("/sdcard/w/sub", topdown=False)])',
  ];
  expect(await print(source)).toBe(
    "/sdcard/w ['sub'] []\n/sdcard/w/sub ['deep'] ['b.txt']\n/sdcard/w/sub/deep [] []\n" +
      "[] ['/sdcard/w/sub/deep', '/sdcard/w/sub']\n",
  );
});

it('shows all digits of a number with a width, a sign or thousands', async () => {
  const source = [
    'for x in (5.0, 3.14159265, -1234567.891, 1e16, float("inf")):',
    '    print(f"[{x:>14}|{x:+}|{x:^9}|{x:08}|{x: }|{x:,}]", format(x, "<5"))',
  ];
  expect(await print(source)).toBe(
    '[           5.0|+5.0|   5.0   |000005.0| 5.0|5.0] 5.0  \n' +
      '[    3.14159265|+3.14159265|3.14159265|3.14159265| 3.14159265|3.14159265] 3.14159265\n' +
      '[  -1234567.891|-1234567.891|-1234567.891|-1234567.891|-1234567.891|-1,234,567.891] -1234567.891\n' +
      '[         1e+16|+1e+16|  1e+16  |0001e+16| 1e+16|1e+16] 1e+16\n' +
      '[           inf|+inf|   inf   |00000inf| inf|inf] inf  \n',
  );
});

it('shows thousands in a width', async () => {
  const source = ['print(f"[{1234567.5:>14,}|{1234567:>10,}]", format(-1234.5, "12,"), f"{-999.5:,}")'];
  expect(await print(source)).toBe('[   1,234,567.5| 1,234,567]     -1,234.5 -999.5\n');
});

it('rounds a decimal number to a decimal number', async () => {
  const source = [
    'from decimal import Decimal',
    'print(round(Decimal("2.675"), 2), round(Decimal("1.10"), 1), round(Decimal("2.5")), round(2.4), round(7.25, ndigits=1))',
  ];
  expect(await print(source)).toBe('2.68 1.1 2 2 7.2\n');
});

it('repeats what a pattern limits from above alone', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"a{,2}b", "aaab b"), re.findall(r"a{,}b", "aaab"), re.findall(r"[{,2}]\{,2}", "{{,2}"))`,
  ];
  expect(await print(source)).toBe("['aab', 'b'] ['aaab'] ['{{,2}']\n");
});
