import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

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
  expect(await print(...source)).toBe(`${missing.repeat(3)}[Errno 17] File exists: '/sdcard'\n`);
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
  expect(await print(...source)).toBe(`${raised}[Errno 2] No such file or directory: '/none'\n`);
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
  expect(await print(...source)).toBe("3 ['b', 'z'] xé\nFalse\n");
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
  expect(await print(...source)).toBe('True False True\nFalse kept True False\n');
});

it('skips the mark at the start of a file only for utf-8-sig', async () => {
  const source = [
    'with open("/sdcard/t", "w") as file:',
    '    file.write("\\ufeffa")',
    'print(len(open("/sdcard/t", encoding="utf-8-sig").read()), len(open("/sdcard/t", encoding="utf-8").read()))',
  ];
  expect(await print(...source)).toBe('1 2\n');
});

it('splits an ending from a path, and makes names that nothing else has', async () => {
  const source = [
    'import os, uuid',
    'print([os.path.splitext(p) for p in ("/a.b/c", "c.tar.gz", "/a/.env")])',
    'first, second = str(uuid.uuid4()), str(uuid.uuid4())',
    'print(len(first), first[14], first != second)',
  ];
  expect(await print(...source)).toBe("[('/a.b/c', ''), ('c.tar', '.gz'), ('/a/.env', '')]\n36 4 True\n");
});

it('tells the space on the disk in bytes', async () => {
  const source = [
    'import shutil',
    'total, used, free = shutil.disk_usage("/sdcard")',
    'print(total == used + free, shutil.disk_usage("/").free)',
  ];
  expect(await print(...source)).toBe('True 44345538150\n');
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
  expect((await print(...source)).split('\n')).toEqual([
    "['/sdcard/a/x.txt', '/sdcard/a/y.txt'] ['/sdcard/a/x.txt', '/sdcard/a/y.txt', '/sdcard/a/b/w.txt']",
    "['the quick', 'brown fox', 'jumps'] the quick [...]",
    'a',
    '  b',
    '',
  ]);
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
  expect(await print(...source)).toBe('a\nb\n01\n5\n');
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
  expect(await print(...source)).toBe(
    "/sdcard/w ['sub'] []\n/sdcard/w/sub ['deep'] ['b.txt']\n/sdcard/w/sub/deep [] []\n" +
      "[] ['/sdcard/w/sub/deep', '/sdcard/w/sub']\n",
  );
});

it('reads the rows of a table by the names of its first line', async () => {
  const source = [
    'import csv',
    'rows = csv.DictReader(["name,city", "", "Ada,London"])',
    'print(rows.fieldnames, [row["city"] for row in rows])',
  ];
  expect(await print(...source)).toBe("['name', 'city'] ['London']\n");
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
  expect((await print(...source)).replaceAll('\r', '')).toBe(
    "a,b\n1,\"x,y\"\n['name', 'price'] MainThread\nValueError('no')\n",
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
  expect(await print(...source)).toBe(
    [
      "[(2, ['a', 'b\\nc']), (3, []), (4, ['d', 'e'])]",
      `'1,"x"\\r\\n'`,
      "dict contains fields not in fieldnames: 'c'",
      '',
    ].join('\n'),
  );
});

it('keeps the row whose quotes nothing closes', async () => {
  const source = ['import csv', "print(list(csv.reader(['a,\"b\\n', 'c'])), list(csv.reader(['\"'])))"];
  expect(await print(...source)).toBe("[['a', 'b\\nc']] [['']]\n");
});

it('fills short rows of a table, keeps what a row has too much, and passes over blanks after a comma', async () => {
  const source = [
    'import csv',
    'print(list(csv.DictReader(["a,b", "1,2", "3", "4,5,6"])))',
    'print(list(csv.DictReader(["1", "2,3,4"], ["a", "b"], restkey="more", restval="-")))',
    'print(list(csv.reader([\'a,  b, "c, d",  \'], skipinitialspace=True)))',
  ];
  expect(await print(...source)).toBe(
    "[{'a': '1', 'b': '2'}, {'a': '3', 'b': None}, {'a': '4', 'b': '5', None: ['6']}]\n" +
      "[{'a': '1', 'b': '-'}, {'a': '2', 'b': '3', 'more': ['4']}]\n[['a', 'b', 'c, d', '']]\n",
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
  expect(await print(...source)).toBe(
    "Expecting ':' delimiter: line 1 column 6 (char 5)|Expecting ':' delimiter|5|1|6\n",
  );
});

it('takes addresses apart, and is not misled by a name before the host', async () => {
  const source = [
    'from urllib.parse import urlsplit',
    'for text in ("https://Docs.python.org:8080/3/?q=a#b", "https://python.org@example.com/", "TICKET-4711"):',
    '    parts = urlsplit(text)',
    '    print(parts.scheme, parts.hostname, parts.port, parts.path, parts.query, parts.fragment)',
  ];
  expect((await print(...source)).split('\n').map((line) => line.trim())).toEqual([
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
  expect((await print(...source)).split('\n')).toEqual([
    '<suite name="a &quot; &amp; c"><case time="0.1"><failure>1 &lt; 2</failure></case><case time="0.2" /></suite> 2 0.2',
    "<?xml version='1.0' encoding='utf-8'?>",
    'cannot serialize 3 (type int)',
    '',
  ]);
});

it('writes the letters that JSON has short escapes for by these', async () => {
  expect(await print('import json', String.raw`print(json.dumps("\b\f\n\r\t\"\\\x01"))`)).toBe(
    `${String.raw`"\b\f\n\r\t\"\\\u0001"`}\n`,
  );
});

it('writes no file anew that must not be there, and refuses a mode that is none', async () => {
  const source = [
    'with open("a.txt", "w") as file: file.write("kept")',
    'for mode in ("x", "q", "rw", ""):',
    '    try: open("a.txt", mode)',
    '    except (FileExistsError, ValueError) as error: print(type(error).__name__)',
    'print(open("a.txt").read())',
  ];
  expect(await print(...source)).toBe('FileExistsError\nValueError\nValueError\nValueError\nkept\n');
});
