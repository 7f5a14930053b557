import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from '../testing/runOnPhone';
import type {RunEvent} from './runEvent';
import type {RunLimits} from './runLimits';
import type {RunResult} from './runProtocol';

const ROOT = path.resolve(__dirname, '../../..');
const scene = loadScene(ROOT, 'settings', 'test');

function run(source: string, limits: Partial<RunLimits> = {}): Promise<RunResult> {
  return runOnPhone({source, scene, limits});
}

async function print(source: string): Promise<string> {
  const {output, outcome} = await run(source);
  expect(outcome).toEqual({status: 'done'});
  return output;
}

function ofType<Type extends RunEvent['type']>(events: readonly RunEvent[], type: Type) {
  return events.filter((event): event is Extract<RunEvent, {type: Type}> => event.type === type);
}

it('finds a control, switches it and sees the change', async () => {
  const source = [
    'from ascript.android.node import Selector',
    'row = Selector().text("^Wi-Fi$").parent(2).find()',
    'switch = row.find(Selector().checkable(True))',
    'switch.click()',
    'print(switch.checked, row.find(Selector().checkable(True)).checked)',
    'print(Selector().text("^Connected$").find().text)',
  ];
  const {events, output} = await run(source.join('\n'));
  expect(output).toBe('False True\nConnected\n');
  expect(ofType(events, 'tap')).toMatchObject([{line: 4, target: 'com.android.settings:id/wifi_switch'}]);
});

it('finds nothing in the search modes of Root and of a board, as the phone is in accessibility mode', async () => {
  const source = [
    'from ascript.android.node import Selector',
    'for mode in (1, 2, Selector.MODE_ASS, Selector.MODE_ROOT):',
    '    print(Selector(mode).text("^Wi-Fi$").find() is None, len(Selector(mode).find_all() or []) > 0)',
  ];
  const {events, output} = await run(source.join('\n'));
  expect(output).toBe('False True\nFalse True\nTrue False\nTrue False\n');
  expect(ofType(events, 'find').at(-1)?.count).toBe(0);
});

it('shows all of a text with a NUL in it, and ends its line', async () => {
  expect(await print('print("a\\0b", 1)\nprint("c")')).toBe('ab 1\nc\n');
});

it('lets simulated time pass, not the reader’s', async () => {
  expect(
    await print(
      'import time\nt = time.monotonic()\ntime.sleep(90)\nprint(int(time.monotonic() - t), time.strftime("%H:%M"))',
    ),
  ).toBe('90 09:01\n');
});

it('ends a wait for the rest of a time, however short the rest is', async () => {
  const source = [
    'import threading, time',
    'stop = threading.Event()',
    'for seconds in (0.08, 0.5, 0.5, 0.5, 0.4, 0.1, 0.7):',
    '    time.sleep(1.1)',
    '    stop.wait(seconds)',
    'end = time.monotonic() + 0.0001',
    'while time.monotonic() < end:',
    '    time.sleep(end - time.monotonic())',
    'print("over")',
  ];
  expect(await print(source.join('\n'))).toBe('over\n');
});

it('scrolls a list until a row is there, taps it and goes back', async () => {
  const source = [
    'from ascript.android.action import click, swipe, Key',
    'from ascript.android.node import Selector',
    'for turn in range(5):',
    '    row = Selector().text("^About phone$").find()',
    '    if row is not None:',
    '        break',
    '    swipe(540, 2000, 540, 800, 300)',
    'click(row.center_x, row.center_y)',
    'print(turn, Selector().id(".*:id/title").find().text)',
    'Key.back()',
    'print(Selector().id(".*:id/title").find().text)',
  ];
  expect(await print(source.join('\n'))).toBe('1 About phone\nSettings\n');
});

it('refuses wrong names and arguments as Python does, with the line of the script', async () => {
  const {outcome, events} = await run('from ascript.android.action import click\n\nclick(x=1, z=2)');
  expect(outcome).toMatchObject({
    kind: 'TypeError',
    message: "click() got an unexpected keyword argument 'z'",
  });
  expect(ofType(events, 'error')).toMatchObject([
    {line: 3, trace: [{file: 'main.py', line: 3, function: '<module>'}]},
  ]);
  expect((await run('from ascript.android.action import click\nclick()')).outcome).toMatchObject({
    message: "click() missing 1 required positional argument: 'x'",
  });
  expect((await run('from ascript.android.action import clik')).outcome).toMatchObject({kind: 'ImportError'});
});

it('says what it does not simulate, with the page that describes it', async () => {
  const {events, outcome} = await run('from ascript.android import cloud_control\ncloud_control.close()');
  expect(outcome).toEqual({status: 'done'});
  expect(ofType(events, 'not-simulated')).toMatchObject([
    {name: 'android.cloud_control.close', docs: '/docs/android/api/cloud_control#cloud_control.close'},
  ]);
});

it('keeps the order of dicts and JSON, and knows what the interpreter lacks', async () => {
  const source = [
    'import json, re',
    'd = {"b": 1, **{"a": {"z": 2}}}',
    'print(d, json.dumps(d), json.loads(\'{"y": 1, "x": [true]}\'))',
    'print(re.findall(r"\\d{2,}", "1 22 333"), "7".zfill(3), "ab"[::-1], [*range(2)])',
    'print(re.search(r"(?P<n>\\w+)!", "hi you!").group("n"))',
  ];
  expect(await print(source.join('\n'))).toBe(
    "{'b': 1, 'a': {'z': 2}} {\"b\": 1, \"a\": {\"z\": 2}} {'y': 1, 'x': [True]}\n['22', '333'] 007 ba [0, 1]\nyou\n",
  );
});

it('really searches pixels, colours and drawn texts', async () => {
  const source = [
    'from ascript.android.screen import Colors, FindColors, Ocr, get_color',
    'print(get_color(1030, 552).rgb, FindColors.find("0,0,#b9bcc2").x, FindColors.find("0,0,#123456"))',
    'print(Colors.count("#1f7a4d", rect=[880, 700, 1044, 900]) > 1000)',
    'text = Ocr.find("Blue.*")',
    'print(text["text"], text["confidence"])',
  ];
  expect(await print(source.join('\n'))).toBe('#b9bcc2 924 None\nTrue\nBluetooth 0.98\n');
});

it.each([
  ['a loop without calls', 'while True:\n    pass', 'steps'],
  [
    'a loop that swallows every exception',
    'while True:\n    try:\n        x = 1\n    except BaseException:\n        pass',
    'steps',
  ],
  ['a loop that sleeps', 'import time\nwhile True:\n    time.sleep(1)', 'time'],
  ['a loop that taps', 'from ascript.android.action import click\nwhile True:\n    click(1, 1, 0)', 'calls'],
  ['a million prints', 'for i in range(1000000):\n    print("x" * 100)', 'output'],
  ['a gigabyte of text', 'x = "a" * 10**9', 'memory'],
])('ends %s by its limit, and the next run is clean', async (_case, source, limit) => {
  expect((await run(source, {steps: 20_000})).outcome).toMatchObject({status: 'limit', limit});
  expect(await print('print("clean", "x" in globals())')).toBe('clean False\n');
});

it('ends a deep recursion as Python does', async () => {
  const {outcome} = await run('def f(n):\n    return f(n + 1)\nf(0)');
  expect(outcome).toMatchObject({status: 'error', kind: 'RecursionError'});
});

it('gives a script nothing of the browser, and its changes of a package end with the run', async () => {
  expect(await print('import js\nprint(hasattr(js, "fetch"), hasattr(js, "process"))')).toBe('False False\n');
  await run('import ascript.android.action as a\na.click = None\nopen("/packages/sim.py", "w").write("x")');
  expect(await print('from ascript.android.action import click\nprint(callable(click))')).toBe('True\n');
});

it.each([
  'from ascript.android import system\nprint(1)\nsystem.exit()\nprint(2)',
  'print(1)\nexit()\nprint(2)',
  'print(1)\nquit(3)\nprint(2)',
])('ends without an error: %s', async (source) => {
  const {outcome, output} = await run(source);
  expect({outcome, output}).toEqual({outcome: {status: 'exit'}, output: '1\n'});
});

it.each([
  ['sys.exit("Open the program first.")', 'Open the program first.'],
  ['sys.exit("404")', '404'],
  ['raise SystemExit("no part 7")', 'no part 7'],
])('prints what a script says as it exits: %s', async (exit, said) => {
  const {events, outcome} = await run(`import sys\nprint(1)\n${exit}`);
  const printed = ofType(events, 'output').map(({text, stream}) => `${stream} ${text}`);
  expect({outcome, printed}).toEqual({outcome: {status: 'exit'}, printed: ['out 1\n', `error ${said}\n`]});
});

it('prints no status as a script exits, and nothing where it catches its exit', async () => {
  expect((await run('try:\n    exit("late")\nexcept SystemExit:\n    print(1)')).output).toBe('1\n');
  for (const status of ['1', '-1', 'None', 'True', ''])
    expect((await run(`import sys\nsys.exit(${status})`)).output).toBe('');
});

it('prints the errors that led to the one that ends a script', async () => {
  const {events, outcome} = await run(
    'try:\n    {}["q"]\nexcept KeyError as error:\n    raise ValueError("no part q") from error',
  );
  const printed = ofType(events, 'output').map(({text}) => text);
  expect(outcome).toEqual({status: 'error', kind: 'ValueError', message: 'no part q'});
  expect(printed.join('').split('\n')).toEqual([
    'Traceback (most recent call last):',
    '  File "main.py", line 2, in <module>',
    "KeyError: 'q'",
    '',
    'The above exception was the direct cause of the following exception:',
    '',
    'Traceback (most recent call last):',
    '  File "main.py", line 4, in <module>',
    'ValueError: no part q',
    '',
  ]);
});

it.each([
  [
    'settings',
    'from ascript.android.action import click, slide\nclick(1081, 5)\nclick(-1, 5)\nslide(5, 2300, 5, 2400)',
    1080,
    2400,
  ],
  [
    'iphone',
    'from ascript.ios import action\naction.click(5, 2532)\naction.slide(5, 5, 1170, 5)',
    1170,
    2532,
  ],
])('says once in %s that a touch lies beside the screen', async (id, source, width, height) => {
  const {events} = await runOnPhone({source, scene: loadScene(ROOT, id, 'test')});
  expect(ofType(events, 'undocumented').map(({line, note}) => `${line}: ${note}`)).toEqual([
    `2: The touch is not all on the screen of ${width} × ${height} pixels. What a phone does then is not documented; here nothing is beyond its edge.`,
  ]);
});

it('says nothing of touches at the edge of the screen', async () => {
  const source = 'from ascript.android.action import click\nclick(0, 0)\nclick(1079, 2399)';
  expect(ofType((await run(source)).events, 'undocumented')).toEqual([]);
});

it('runs a script and its files that begin with the mark of editors on Windows', async () => {
  const {output} = await runOnPhone({
    source: '\ufeffimport helper\nprint(helper.NAME)',
    files: {'helper.py': '\ufeffNAME = "ok"'},
    scene,
  });
  expect(output).toBe('ok\n');
});

it('ends as a device does at a name of typing that the script does not import', async () => {
  const source = (type: string) =>
    `print("begins")\ndef find(\n    a, b: ${type} = None\n):\n    return a\nprint(find(1))`;
  const {events, output} = await run(source('Optional[int]'));
  expect(output).toBe('begins\n');
  expect(ofType(events, 'error')).toMatchObject([
    {kind: 'NameError', message: "name 'Optional' is not defined", trace: [{line: 2}]},
  ]);
  expect(await print(`from typing import Optional\n${source('Optional[int]')}`)).toBe('begins\n1\n');
});
