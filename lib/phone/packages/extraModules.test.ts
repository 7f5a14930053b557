import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {rareRewrites} from '../../python/rareRewrites';
import {needsExtraModules} from './extraModules';
import {PYTHON} from './loadPackages';

it.each([
  'import csv',
  'import os, csv as c',
  'import os, \\\n    csv',
  'def f():\n    from urllib.parse import quote',
  'from android.app import Activity',
  'import re',
  'from collections import Counter',
  'from datetime import datetime',
  'import xml.etree.ElementTree as tree',
  'import math',
  'from random import sample',
  'try:\n    f()\nexcept KeyError as error:\n    raise ValueError(1) from error',
  'from ascript.android import plug\nplug.load("yolov5:1.3")',
  'print(ascii(text))',
  'exit()',
  'quit(1)',
  'import sys\nsys.exit("404")',
  'raise SystemExit',
  'import time\ntime.strptime("9", "%H")',
  'screen.capture_pil()',
  'screen.capture(pixel_format=screen.FORMAT_PIL_IMAGE)',
  'from ascript.android.node import WebSelector',
  'from ascript.android.event import NotificationEvent',
  'from ascript.android.sensor import LightSensor',
  '__import__("cs" + "v")',
  'import requests',
  'import time, os',
  'import json as j, \\\n    os.path',
  'from x import y',
  'print(dict(b=1, a=2))',
  'def f(**named): pass',
  'f(1, **named, a=2)',
  'return *a, b',
  'a = 1, *b',
  'def f(a, /): pass',
  String.raw`print(R"\d")`,
  'print("%.1f" % 0.25)',
  'print(error.__cause__)',
  'print("a".encode("gbk"))',
  'def f(a: List[int]): pass',
  'def f() -> Optional[int]: pass',
])('%j needs the modules that few scripts import', (script) => {
  expect(needsExtraModules(['', script])).toBe(true);
});

it.each([
  'from ascript.android import node',
  'import json, time',
  'import json as j, time as t',
  'import ascript.android.node, time',
  'print("a".encode(), b"a".decode(), "a b".split(), f(*a), a * b, a = b * c)',
  'csv = 1',
  'from ascript.android import system\nsystem.exit()',
  'raise ValueError(1)',
  'try:\n    f()\nexcept KeyError:\n    raise',
])('%j does not', (script) => {
  expect(needsExtraModules([script])).toBe(false);
});

it('a script that calls a method of a text, which the interpreter lacks, needs the module that has it', () => {
  const module = readFileSync(path.resolve(PYTHON, 'sim_text.py'), 'utf8');
  const methods = [...module.matchAll(/^ {4}"(\w+)": (?!lambda text, sep)/gm)].flatMap(
    ([, name = '']) => name,
  );
  expect(methods).toContain('ljust');
  expect(methods.filter((name) => !needsExtraModules([`print(a.${name}(None, maxsplit=1))`]))).toEqual([]);
  expect(methods.filter((name) => !rareRewrites.methods.test(name))).toEqual([]);
});

it.each([
  ['a call with many named arguments', `send(${'name=1, '.repeat(6_000)})`],
  ['many spaces', `x =${' '.repeat(49_000)}1`],
])('reads %s at once', (_what, script) => {
  const start = process.cpuUsage();
  expect(needsExtraModules([script])).toBe(false);
  const {user, system} = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(300);
});
