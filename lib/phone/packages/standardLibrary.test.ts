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
