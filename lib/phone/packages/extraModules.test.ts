import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
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
])('%j needs the modules that few scripts import', (script) => {
  expect(needsExtraModules(['', script])).toBe(true);
});

it.each([
  'from ascript.android import node',
  'import json, time',
  'import requests',
  'csv = 1',
  'from ascript.android import system\nsystem.exit()',
  'raise ValueError(1)',
  'try:\n    f()\nexcept KeyError:\n    raise',
  'from x import y\ncsv',
])('%j does not', (script) => {
  expect(needsExtraModules([script])).toBe(false);
});

it('a script that calls a method of a text, which the interpreter lacks, needs the module that has it', () => {
  const module = readFileSync(path.resolve(PYTHON, 'sim_text.py'), 'utf8');
  const methods = [...module.matchAll(/^ {4}"(\w+)":/gm)].flatMap(([, name = '']) => name);
  expect(methods).toContain('ljust');
  expect(methods.filter((name) => !needsExtraModules([`print("a".${name}())`]))).toEqual([]);
});
