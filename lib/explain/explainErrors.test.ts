import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {ExplainContext} from './explainContext';
import {explainErrors} from './explainErrors';
import {RULES} from './findCandidates';
import {type ExplainPage, PAGES} from './pages';
import {PUPIL_SCRIPTS} from './testing/pupilScripts';
import {RULE_EXAMPLES} from './testing/ruleExamples';
import {type Half, toHalf} from './testing/toHalf';

interface RealError {
  cause: string;
  source: string;
  text: string;
  half?: Half;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const ERRORS = readTexts('errors.json');
/** Collected once the rules were written; what was wrong with them then has been mended. */
const LATER_ERRORS = readTexts('laterErrors.json');

/** What only the simulated phone says, and its rule. */
const ON_SIMULATED_PHONE = [
  ["ImportError: no module named 'yaml'", 'missing-package/simulated'],
  ["ImportError: no module named 'requests'", 'missing-package/network'],
  ["ImportError: no module named 'airtest.core'", 'missing-package/other-tool'],
  ['OSError: 44', 'file-missing/simulated'],
  ["AttributeError: module 'random' has no attribute 'betavariate'", 'unknown-attribute/simulated'],
  ["AttributeError: 'float' object has no attribute 'hex'", 'unknown-attribute/simulated'],
  [
    'Traceback (most recent call last):\n  File "main.py", line 1, in <module>\n    from functools import partialmethod\nImportError: can\'t import name partialmethod',
    'unknown-attribute/simulated',
  ],
] as const;

function readTexts(name: string): RealError[] {
  return JSON.parse(readFileSync(path.join(ROOT, 'tests/explain', name), 'utf8'));
}

function explain(text: string, context: ExplainContext = {}): string[] {
  return explainErrors(text, context).cards.map(({rule}) => rule);
}

function countRightFirst(half: Half): number {
  return ERRORS.filter((error) => error.half === half && isFirst(error)).length;
}

function isFirst({text, cause}: RealError): boolean {
  return explain(text)[0]?.split('/')[0] === cause;
}

it('has real texts that a fixed rule has halved, so that no text can be moved to the half that suits', () => {
  expect(ERRORS.filter(({text, half}) => toHalf(text) !== half)).toEqual([]);
  expect(ERRORS.length).toBeGreaterThanOrEqual(40);
});

it('explains every text for which rules were written', () => {
  expect(
    ERRORS.filter((error) => error.half === 'tune' && !isFirst(error)).map(({source}) => source),
  ).toEqual([]);
});

it('explains at least nine of ten of the texts that were kept back', () => {
  const held = ERRORS.filter(({half}) => half === 'hold');
  expect(countRightFirst('hold') / held.length).toBeGreaterThanOrEqual(0.9);
});

it('explains texts that were collected once the rules were written, and then used to mend them', () => {
  expect(LATER_ERRORS.filter((error) => !isFirst(error)).map(({source}) => source)).toEqual([]);
});

it.each(Object.entries(RULE_EXAMPLES))('has the words of %s for its message', (id, text) => {
  expect(explain(text)[0]).toBe(id);
});

it('has a text for each rule', () => {
  const shown = new Set([
    ...PUPIL_SCRIPTS.map(([, , , rule]) => rule),
    ...[
      ...[...ERRORS, ...LATER_ERRORS].map(({text}) => text),
      ...Object.values(RULE_EXAMPLES),
      ...ON_SIMULATED_PHONE.map(([text]) => text),
    ].flatMap((text) => [...explain(text), ...explain(text, {isSimulated: true})]),
    ...explainOnPhone('a.b().c', 1, "AttributeError: 'NoneType' object has no attribute 'c'").map(
      ({rule}) => rule,
    ),
  ]);
  expect(RULES.map(({id}) => id).filter((id) => !shown.has(id))).toEqual([]);
});

it.each(PUPIL_SCRIPTS)('tells a beginner what is wrong with %j', (source, line, error, rule, says) => {
  const text = `Traceback (most recent call last):\n  File "main.py", line ${line}, in <module>\n${error}`;
  const [card] = explainErrors(text, {files: new Map([['main.py', source]]), isSimulated: true}).cards;
  expect(card?.rule).toBe(rule);
  expect([card?.meaning, card?.here, ...(card?.steps ?? [])].join('\n')).toContain(says);
});

/** A failed line, its message, and a part of the right answer; a rule nearby said something that is wrong. */
const EASILY_MISTAKEN = [
  ['names = List[int]', "NameError: name 'List' is not defined", 'from typing import List'],
  ['root = Node()', "NameError: name 'Node' is not defined", 'its import is missing'],
  ['first = lst[0]', "NameError: name 'lst' is not defined", 'misspelt'],
  ['d.popp("a")', "AttributeError: 'dict' object has no attribute 'popp'", '`d.pop()`'],
  ['d.sort()', "AttributeError: 'dict' object has no attribute 'sort'", 'nothing called `sort`'],
  ['place.append(3)', "AttributeError: 'tuple' object has no attribute 'append'", 'place += ("a",)'],
  [
    'print("a" + names)',
    'TypeError: can only concatenate str (not "list") to str',
    '`str` and one of the type `list`',
  ],
  ['first = find[0]', "TypeError: 'function' object is not subscriptable", 'brackets of a call are missing'],
  ['node["text"]', "TypeError: 'Node' object is not subscriptable", 'Write `.text`'],
  ['int("3.7")', "ValueError: invalid literal for int() with base 10: '3.7'", 'float'],
  [
    'int(found)',
    "TypeError: int() argument must be a string, a bytes-like object or a number, not 'NoneType'",
    'gave `None`',
  ],
  ['button.on_click(work())', "TypeError: 'NoneType' object is not callable", 'without its brackets'],
  ['time(1)', "TypeError: 'module' object is not callable", 'time.sleep(1)'],
  ['except ValueError, error:', 'SyntaxError: invalid syntax', 'as error'],
  ["print('It's')", 'SyntaxError: invalid syntax', 'ends the text'],
  ['// a comment', 'SyntaxError: invalid syntax', 'Write `#`'],
  ['import timeit', "ModuleNotFoundError: No module named 'timeit'", 'no package `timeit`'],
  ['import ujson', "ModuleNotFoundError: No module named 'ujson'", 'no package `ujson`'],
  [
    'ask()',
    'java.net.SocketTimeoutException: failed to connect to /10.0.0.2 (port 80) after 100ms',
    'No answer came in time',
  ],
  ['rect.center_x', "AttributeError: 'Rect' object has no attribute 'center_x'", 'Check the spelling'],
] as const;

/** A message, and a part of the answer that only this one has. */
const TOLD = [
  ['Failure [INSTALL_FAILED_VERSION_DOWNGRADE]', 'newer than the file'],
  ['Failure [INSTALL_FAILED_ALREADY_EXISTS: Attempt to re-install x]', 'adb install -r'],
  ['Failure [INSTALL_FAILED_INSUFFICIENT_STORAGE]', 'storage'],
  ['Failure [INSTALL_FAILED_NO_MATCHING_ABIS: res=-113]', 'processor'],
  ['Failure [INSTALL_FAILED_USER_RESTRICTED: Install canceled by user]', 'Install via USB'],
  ['Failure [INSTALL_FAILED_TEST_ONLY: installPackageLI]', 'adb install -t'],
  ['Failure [INSTALL_FAILED_VERIFICATION_FAILURE]', 'Play Protect'],
  ['Failure [INSTALL_PARSE_FAILED_NO_CERTIFICATES: Failed to collect]', 'not signed'],
  [
    'Failure [INSTALL_FAILED_DEPRECATED_SDK_VERSION: App package must target]',
    '--bypass-low-target-sdk-block',
  ],
  ['Failure [INSTALL_FAILED_INVALID_APK]', 'not whole'],
  ['re.error: missing ), unterminated subpattern at position 0', '`(`'],
  ['re.error: unbalanced parenthesis at position 3', '`)`'],
  ['re.error: unterminated character set at position 3', '`[`'],
  ['re.error: bad escape \\U at position 2', 'backslash'],
  ['sre_constants.error: multiple repeat at position 2', 'repeats'],
  ["java.util.regex.PatternSyntaxException: Dangling meta character '*' near index 0", 'repeats'],
  ['sqlite3.OperationalError: no such column: nmae', '`nmae`'],
  ['sqlite3.OperationalError: no such table: orders', '`orders`'],
  ['sqlite3.OperationalError: attempt to write a readonly database', 'written'],
  ['sqlite3.IntegrityError: NOT NULL constraint failed: orders.id', '`orders.id`'],
  ['RuntimeError: Set changed size during iteration', 'list('],
  ['SyntaxError: invalid non-printable character U+FEFF', 'UTF-8 without BOM'],
  [
    "requests.exceptions.SSLError: HTTPSConnectionPool(host='10.0.0.5', port=8080): Max retries exceeded with url: / (Caused by SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1123)')))",
    '`10.0.0.5`, port 8080',
  ],
  ["NameError: name 'find_one' is not defined", '.find()'],
  ["NameError: name 'findAll' is not defined", '.find_all()'],
  ["NameError: name 'tap' is not defined", 'Write `click`'],
  ["AttributeError: 'Selector' object has no attribute 'findOne'", 'Write `find`'],
  ["AttributeError: 'Selector' object has no attribute 'find_one'", 'Write `find`'],
  ["AttributeError: 'Selector' object has no attribute 'untilFind'", 'Write `find`'],
  ["AttributeError: 'Node' object has no attribute 'getText'", 'Write `.text`, without brackets'],
  ["AttributeError: 'Node' object has no attribute 'get_text'", 'Write `.text`, without brackets'],
  ["AttributeError: 'Node' object has no attribute 'bounds'", 'Write `.rect`, without brackets'],
  ["AttributeError: module 'ascript.android.action' has no attribute 'tap'", 'Write `click`'],
  ["AttributeError: module 'ascript.android.system' has no attribute 'sleep'", '`time.sleep(1)`'],
  ["AttributeError: 'Device' object has no attribute 'sleep'", '`time.sleep(1)`'],
] as const;

it.each(TOLD)('tells what is meant by %s', (error, says) => {
  const [card] = explainErrors(error, {platform: 'android'}).cards;
  expect([card?.meaning, card?.here, ...(card?.steps ?? [])].join('\n')).toContain(says);
});

it('says of a name of another tool that it is one, not that it is misspelt', () => {
  const [card] = explainErrors("AttributeError: 'Selector' object has no attribute 'findOne'").cards;
  expect(card?.here).toBe('`findOne` is a name of other tools or languages. Here it is called `find`.');
});

it.each(EASILY_MISTAKEN)('is not mistaken about %s with %s', (code, error, says) => {
  const text = `Traceback (most recent call last):\n  File "main.py", line 3, in <module>\n    ${code}\n${error}`;
  const [card] = explainErrors(text).cards;
  expect([card?.meaning, card?.here, ...(card?.steps ?? [])].join('\n')).toContain(says);
});

it('knows a list that is too short without the name of the exception', () => {
  expect(explain('Failed: list index out of range')).toEqual(['index']);
});

it('writes no import of Android for another platform', () => {
  const [card] = explainErrors("NameError: name 'click' is not defined", {platform: 'ios'}).cards;
  expect(card?.steps.join()).not.toContain('android');
});

it('takes `undefined` of JavaScript for no search, and names the member of Java without its arguments', () => {
  const [script] = explainErrors('TypeError: Cannot read property "autojs" from undefined').cards;
  expect(script?.meaning).not.toContain('search');
  expect(script?.here).toContain('`undefined`');
  const [java] = explainErrors(
    "java.lang.NullPointerException: Attempt to invoke interface method 'boolean java.util.Set.add(java.lang.Object)' on a null object reference",
  ).cards;
  expect(java?.here).toBe('It was asked for `add`.');
});

it('looks only at the beginning of a line of a script that never ends', () => {
  for (const error of [
    'UnboundLocalError: local variable referenced before assignment',
    "TypeError: 'int' object is not iterable",
    'SyntaxError: invalid syntax',
  ])
    for (const part of ['a', 'a(', 'a, '])
      expect(
        explainErrors(`Traceback (most recent call last):\n  File "main.py", line 1, in <module>\n${error}`, {
          files: new Map([['main.py', part.repeat(100_000)]]),
          isSimulated: true,
        }).cards,
      ).toHaveLength(1);
});

it('has patterns whose repetitions are bounded, so that no text makes them slow', () => {
  const isUnbounded = ({source}: RegExp) =>
    /[+*]|\{\d*,\}/.test(source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x'));
  expect(RULES.filter(({pattern}) => isUnbounded(pattern)).map(({id}) => id)).toEqual([]);
});

it('has no two rules of one name', () => {
  expect(new Set(RULES.map(({id}) => id)).size).toBe(RULES.length);
});

it('leads to pages and places on them that exist', () => {
  const pages: ExplainPage[] = Object.values(PAGES);
  for (const href of pages
    .flatMap(({android, ios, windows}) => [android, ios, windows])
    .filter((one) => one !== undefined)) {
    const [page = '', anchor] = href.split('#');
    const file = [`${page}.mdx`, `${page}/index.mdx`].map((name) => path.join(ROOT, name)).find(existsSync);
    expect(file, href).toBeDefined();
    if (file && anchor !== undefined)
      expect(readFileSync(file, 'utf8'), href).toContain(`{/* #${anchor} */}`);
  }
});

it('speaks with the names of the reader', () => {
  const text = [
    'Traceback (most recent call last):',
    '  File "/home/ada/shop/main.py", line 12, in buy',
    '    self.page.find("Buy").click()',
    "AttributeError: 'NoneType' object has no attribute 'click'",
  ].join('\n');
  expect(explainErrors(text).cards[0]).toMatchObject({
    place: 'line 12 of main.py',
    code: 'self.page.find("Buy").click()',
    here: '`self.page.find("Buy")` is `None`, so it has no `click`.',
  });
});

it('names no folder, which may be the name of a person', () => {
  const text =
    'File "C:\\Users\\ada\\main.py", line 3\n    open("x")\nFileNotFoundError: [Errno 2] No such file or directory: \'C:\\\\Users\\\\ada\\\\list.csv\'';
  const {message, ...card} = explainErrors(text).cards[0] ?? {message: ''};
  expect(JSON.stringify(card)).toContain('list.csv');
  expect(JSON.stringify(card)).not.toContain('ada');
});

it('takes the line of the reader’s own file, not that of a package', () => {
  const text = [
    '  File "main.py", line 4, in <module>',
    '    go()',
    '  File "/usr/lib/python3.8/site-packages/tool/x.py", line 90, in go',
    '    raise error',
    'KeyError: 1',
  ].join('\n');
  expect(explainErrors(text).cards[0]).toMatchObject({place: 'line 4 of main.py', code: 'go()'});
});

it('knows a folder lib of the reader from that of Python', () => {
  const at = (file: string) => explainErrors(`File "${file}", line 3, in go\nKeyError: 1`).cards[0]?.place;
  expect(at('/sdcard/shop/lib/prices.py')).toBe('line 3 of prices.py');
  expect(at('C:\\Python37-32\\Lib\\csv.py')).toBeUndefined();
  expect(at('<stdin>')).toBeUndefined();
});

it('explains the last of several tracebacks first, and then the earlier ones', () => {
  const first =
    'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    1/0\nZeroDivisionError: division by zero';
  const second =
    'Traceback (most recent call last):\n  File "b.py", line 2, in <module>\n    x\nNameError: name \'x\' is not defined';
  expect(explain(`${first}\nsomething else\n${second}\nmore lines`)).toEqual(['unknown-name', 'zero']);
});

it('goes back to the cause when the last error says nothing', () => {
  const text =
    'ConnectionRefusedError: [Errno 111] Connection refused\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "main.py", line 9, in <module>\nmy.tool.StoreFailure: not stored';
  expect(explain(text)[0]).toBe('connection-refused');
});

const WIN_REFUSED =
  '[WinError 10061] No connection could be made because the target machine actively refused it';

it.each([
  ['s.connect(("10.0.0.5", 9096))', '`10.0.0.5`, port 9096'],
  ["connection = Client(host='10.0.0.5', port=9096)", '`10.0.0.5`, port 9096'],
  ['urlopen("http://10.0.0.5:9096/api/model/run")', '`10.0.0.5`, port 9096'],
  ['urlopen("http://shelf.local/run")', '`shelf.local`'],
  ['s.connect(("127.0.0.1", 9096))', '`127.0.0.1`, port 9096: that is the device on which the script runs'],
])(
  'takes a refused address that the message does not name from the line that failed: %s',
  (line, address) => {
    const text = `Traceback (most recent call last):\n  File "main.py", line 4, in <module>\n    ${line}\nConnectionRefusedError: ${WIN_REFUSED}`;
    expect(explainErrors(text).cards[0]?.here).toContain(`It was asked for ${address}`);
  },
);

it.each([
  `  File "tidevice\\_usbmux.py", line 42, in create_connection\nConnectionRefusedError: ${WIN_REFUSED}`,
  `Traceback (most recent call last):\n  File "main.py", line 4, in <module>\n    s.connect(("127.0.0.1", 27015))\nConnectionRefusedError: ${WIN_REFUSED}`,
])('knows the service on the computer by which tools reach an iPhone: %s', (text) => {
  const [card] = explainErrors(text).cards;
  expect(card).toMatchObject({rule: 'connection-refused/usb', href: '/docs/ios/itunes#fails'});
  expect(card?.steps[0]).toContain('Apple Mobile Device Service');
});

it('takes a refused address from the line of the reader when a package failed', () => {
  const text = [
    'Traceback (most recent call last):',
    '  File "main.py", line 4, in <module>',
    '    answer = urlopen("http://10.0.0.5:9096/")',
    '  File "C:\\Python38\\Lib\\urllib\\request.py", line 1354, in do_open',
    '    raise URLError(err)',
    `urllib.error.URLError: <urlopen error ${WIN_REFUSED}>`,
  ].join('\n');
  expect(explainErrors(text).cards[0]?.here).toBe('It was asked for `10.0.0.5`, port 9096.');
});

it.each([
  'ConnectionRefusedError: [Errno 111] Connection refused',
  'Traceback (most recent call last):\n  File "main.py", line 4, in <module>\n    s.connect(address)\nConnectionRefusedError: [Errno 111] Connection refused',
])('says nothing of an address that neither the message nor the line names: %s', (text) => {
  const [card] = explainErrors(text).cards;
  expect(card?.rule).toBe('connection-refused');
  expect(card?.here).toBeUndefined();
});

it.each([
  ['Windows line ends', (line: string) => `${line}\r`],
  ['colours', (line: string) => `\u001b[31m${line}\u001b[0m`],
  ['a prefix of logcat', (line: string) => `11-07 03:17:28.760 30786 30818 I python  : ${line}`],
  ['a time', (line: string) => `[15:47:05]${line}`],
  ['a quotation', (line: string) => `> ${line}`],
])('reads lines with %s', (_name, wrap) => {
  const lines = [
    'Traceback (most recent call last):',
    '  File "main.py", line 7, in <module>',
    '    print(cuont)',
    "NameError: name 'cuont' is not defined",
  ];
  expect(explainErrors(lines.map(wrap).join('\n')).cards[0]).toMatchObject({
    rule: 'unknown-name',
    place: 'line 7 of main.py',
    code: 'print(cuont)',
  });
});

it('leads to the page of the platform that the log is from, or that is known', () => {
  const text = "AttributeError: 'list' object has no attribute 'x'";
  const error = 'UiObjectNotFoundError: gone';
  expect(explainErrors(`from ascript.ios.node import Selector\n${error}`).cards[0]?.href).toBe(
    '/docs/ios/api/node/selector#wait',
  );
  expect(explainErrors(error, {platform: 'windows'}).cards[0]?.href).toBe('/docs/windows/controls#find');
  expect(explainErrors(text).cards[0]?.href).toBe('/docs/android/guide/python#collections');
});

it.each([
  ["AttributeError: 'NoneType' object has no attribute 'click'", 'none-attribute'],
  ["NameError: name 'x' isn't defined", 'unknown-name'],
  ["ImportError: no module named 'ascript.android.screeen'", 'missing-package/module'],
  ["ImportError: no module named 'yaml'", 'missing-package'],
  ['TypeError: unexpected keyword argument', 'wrong-arguments/keyword'],
  ['TypeError: function takes 2 positional arguments but 1 were given', 'wrong-arguments/count'],
  ["TypeError: unsupported types for __add__: 'str', 'int'", 'wrong-type/text-and-number'],
  ["TypeError: unsupported types for __add__: 'str', 'NoneType'", 'none-used/operand'],
  ["TypeError: 'NoneType' object isn't iterable", 'none-used'],
  ['ValueError: invalid syntax for integer with base 10', 'not-a-number'],
  ['OSError: [Errno 2] ENOENT', 'file-missing'],
  ['OSError: 44', 'file-missing'],
  ['IndexError: list index out of range', 'index'],
  ['KeyError: a', 'key'],
])('knows the words of the interpreter of the simulated phone: %s', (text, id) => {
  expect(explain(text)[0]).toBe(id);
});

it('finds the line in the files of the project when the traceback does not show it', () => {
  const files = new Map([['main.py', 'a = 1\nFindColors.find("x").x\n']]);
  const text =
    "Traceback (most recent call last):\n  File \"main.py\", line 2, in <module>\nAttributeError: 'NoneType' object has no attribute 'x'";
  expect(explainErrors(text, {files}).cards[0]?.here).toBe(
    '`FindColors.find("x")` is `None`, so it has no `x`.',
  );
});

it.each(ON_SIMULATED_PHONE)('knows that the simulated phone lacks what a device has: %s', (text, id) => {
  expect(explain(text, {isSimulated: true})[0]).toBe(id);
});

it.each([
  ['on the line of the call', 'for one in sms.get_recent(5):', 1, "'NoneType' object isn't iterable"],
  ['later', 'last = sms.get_first()\n\nprint(last["body"])', 3, "'NoneType' object isn't subscriptable"],
  [
    'in a sum',
    'low = media.get_volume()\nmedia.volume(low + 1)',
    2,
    "unsupported types for __add__: 'NoneType', 'int'",
  ],
])('says that a call is not simulated where its None is used %s', (_where, source, line, message) => {
  const [card] = explainOnPhone(source, line, `TypeError: ${message}`);
  expect(card?.rule).toBe('none-not-simulated');
  expect(card?.meaning).toContain('`android.a.b`');
});

it('blames no call that is not simulated for the None of a search', () => {
  const source = 'low = media.get_volume()\nrow = Selector().text("a").find()\nrow.click()';
  const message = "AttributeError: 'NoneType' object has no attribute 'click'";
  expect(explainOnPhone(source, 3, message)[0]?.rule).toBe('none-attribute');
});

/** Explains a failure on a line of a script whose first line calls what is not simulated. */
function explainOnPhone(source: string, line: number, message: string) {
  return explainErrors(
    `Traceback (most recent call last):\n  File "main.py", line ${line}, in <module>\n${message}`,
    {
      files: new Map([['main.py', source]]),
      isSimulated: true,
      notSimulated: [{call: 'android.a.b', line: 1}],
    },
  ).cards;
}

it.each([
  ["Failed: 'NoneType' object has no attribute 'click'", 'none-attribute'],
  ['Not stored: [Errno 28] No space left on device', 'disk-full'],
  ["ValueError('too many values to unpack (expected 2)')", 'unpack'],
  [
    "12:00 error: TypeError(\"unsupported operand type(s) for |: 'type' and 'NoneType'\")",
    'newer-python/union',
  ],
])('knows a message without the name of its exception, and one as repr writes it: %s', (text, id) => {
  expect(explain(text)[0]).toBe(id);
});

it.each([
  ['click', 'from ascript.android.action import click'],
  ['Selector', 'from ascript.android.node import Selector'],
])('writes the import of %s, which scripts forget', (name, line) => {
  const [card] = explainErrors(`NameError: name '${name}' is not defined`).cards;
  expect(card?.steps[0]).toContain(line);
});

it.each(['constructor', 'toString', '__proto__'])(
  'knows no more of a package called %s than its name',
  (name) => {
    const [card] = explainErrors(`ModuleNotFoundError: No module named '${name}'`).cards;
    expect(card).toMatchObject({
      rule: 'missing-package',
      meaning: expect.stringContaining(`no package \`${name}\``),
    });
    expect(card?.here).toBeUndefined();
  },
);

it('says nothing of what it does not know', () => {
  expect(explain('')).toEqual([]);
  expect(explain('Hello, how do I tap a button?')).toEqual([]);
  expect(explain('RuntimeError: mine')).toEqual([]);
});

it.each([
  ['ten megabytes of one character', 'a'.repeat(10_000_000)],
  ['ten megabytes of lines', 'Error: x\n'.repeat(1_111_111)],
  ['ten megabytes of line ends', '\n'.repeat(10_000_000)],
  ['a name that never ends', `${'a.'.repeat(100_000)}Error`],
  ['quotation marks', `AttributeError: '${"'".repeat(100_000)}`],
  ['brackets', `${'('.repeat(50_000)}${'['.repeat(50_000)}TypeError: 'NoneType' object is not iterable`],
  ['spaces', `${' '.repeat(200_000)}at x (`],
  ['frames', '  File "main.py", line 1, in x\n    x()\n'.repeat(50_000)],
  ['prefixes', '[ERROR] '.repeat(100_000)],
  ['markup', "<img src=x onerror=alert(1)>KeyError: '<script>alert(1)</script>'\n".repeat(20_000)],
  ['control characters', '\u0000\u0007\u001b[\u202e'.repeat(100_000)],
])('stays quick with %s', (_name, text) => {
  const start = process.cpuUsage();
  explainErrors(text);
  const {user, system} = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
});

it('leads who comes from Auto.js to the table of its calls, and who forgot an import to the module', () => {
  const [autoJs] = explainErrors("NameError: name 'toast' is not defined").cards;
  expect(autoJs?.href).toBe('/docs/coming-from/auto-js#tasks');
  const [sleep] = explainErrors("NameError: name 'sleep' is not defined").cards;
  expect(sleep?.steps.join()).toContain('time.sleep(');
});
