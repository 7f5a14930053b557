import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {MOST_EVEN_GROWTH, measureGrowth} from '../../tests/support/measureGrowth';
import {loadModel} from '../api/loadModel';
import {checkTypes, type TypeDiagnostic} from './checkTypes';
import {RULES} from './finding';
import {PLATFORMS_PAGE} from './lintPlatforms';
import {lintScript} from './lintScript';
import {OLD_NAMES} from './oldNames';
import {PAGES} from './pages';
import {WRONG_SCRIPTS, type WrongScript} from './testing/wrongScripts';

const ROOT = path.resolve(__dirname, '../..');
const model = loadModel(ROOT);
const hrefs = new Map([['ascript.android.screen.FindColors.find', '/docs/colors#find']]);
let diagnostics: readonly TypeDiagnostic[][];

beforeAll(async () => {
  diagnostics = await checkTypes(WRONG_SCRIPTS.map(toSource), {
    pyright: path.join(ROOT, 'node_modules', 'pyright', 'index.js'),
    stubs: {product: path.join(ROOT, 'api'), others: path.join(ROOT, 'api', 'typings')},
  });
});

function toSource({lines}: WrongScript): string {
  return `${lines.join('\n')}\n`;
}

function lint(source: string) {
  return lintScript(source, {model, hrefs}).map(({line, rule}) => `${line} ${rule}`);
}

it.each(WRONG_SCRIPTS.map((script, index) => [script.about, script, index] as const))(
  'finds %s, and nothing of the same line twice',
  (_about, script, index) => {
    const findings = lintScript(toSource(script), {model, hrefs}, diagnostics[index]);
    const {line, rule, says} = script;
    expect(findings).toContainEqual(
      expect.objectContaining({line, rule, message: expect.stringContaining(says)}),
    );
    expect(findings.filter((finding) => finding.line === line)).toHaveLength(1);
  },
);

it('has a wrong script for every rule', () => {
  expect(Object.keys(RULES).filter((rule) => !WRONG_SCRIPTS.some((script) => script.rule === rule))).toEqual(
    [],
  );
});

it('says why a finding matters and which page tells more', () => {
  const [finding] = lintScript(
    `${WRONG_SCRIPTS.find(({about}) => about === 'seconds for milliseconds')?.lines.join('\n')}`,
    {
      model,
      hrefs,
    },
  );
  expect(finding).toEqual({
    line: 2,
    column: 38,
    severity: 'warning',
    rule: 'wrong-unit',
    message: '`FindColors.find`: `until` counts in milliseconds, found 5: write `5000` for 5 s.',
    why: 'The call would be over at once.',
    page: '/docs/colors#find',
  });
});

it('names the page of the call whose result has the key', () => {
  const index = WRONG_SCRIPTS.findIndex(({says}) => says.includes('hit["center_x"]'));
  const pages = new Map([['ascript.android.screen.FindImages.find', '/docs/images#find']]);
  const script = WRONG_SCRIPTS[index];
  expect(script && lintScript(toSource(script), {model, hrefs: pages}, diagnostics[index])).toContainEqual(
    expect.objectContaining({rule: 'invented-name', page: '/docs/images#find'}),
  );
});

it.each([
  [
    'a loop that is left by a clock',
    'import time\nfrom ascript.android.node import Selector\nend = time.monotonic() + 9\nwhile True:\n    node = Selector().text("a").find()\n    if node or time.monotonic() > end:\n        break\n    time.sleep(1)\n',
  ],
  [
    'a service that runs until it is stopped',
    'import time\nfrom ascript.android.screen import get_color\nwhile True:\n    print(get_color(1, 1))\n    time.sleep(5)\n',
  ],
  [
    'a pause in a function',
    'import time\nfrom ascript.android.screen import get_color\ndef rest() -> None:\n    time.sleep(1)\nwhile True:\n    print(get_color(1, 1))\n    rest()\n',
  ],
  [
    'a wait of the call itself',
    'from ascript.android.screen import FindColors\nfor _ in range(3):\n    FindColors.find("0,0,#ffffff", until=3000)\n',
  ],
  [
    'a name that the script gives to something else',
    'from ascript.android.action import click\ndef run(click: object) -> None:\n    click.anything()\n',
  ],
  [
    'a module that is imported and named by its whole path',
    'import ascript.android.screen\nimport ascript.android.action as ascript_action\nprint(ascript.android.screen.capture(), ascript_action.Key)\n',
  ],
  [
    'a script that takes the package of the platform it runs on',
    'try:\n    from ascript.android.screen import capture\nexcept ImportError:\n    from ascript.ios.screen import capture\nprint(capture())\n',
  ],
  [
    'a postponed annotation',
    'from __future__ import annotations\ndef wait(limit: int | None) -> list[str]:\n    return []\n',
  ],
  [
    'names that every object of JavaScript has',
    'import valueOf\ndef show(view: object) -> None:\n    print(view.toString(), view.constructor)\n',
  ],
  [
    'a loop over a file',
    'with open("a") as file:\n    while True:\n        line = file.readline()\n        if not line:\n            break\n',
  ],
])('has no false alarm for %s', (_about, source) => {
  expect(lint(source)).toEqual([]);
});

it('takes no name that every object of JavaScript has for one of 2023', () => {
  expect(lint('from ascript.android import constructor')).toEqual(['1 invented-name']);
  expect(lint('import airscript.valueOf')).toEqual(['1 old-name']);
  expect(lint('from ascript.android.screen import Ocr\nprint(Ocr.find("OK")["constructor"])')).toEqual([]);
});

it('reads a script that is not Python without failing', () => {
  for (const source of ['', '(', 'def', 'a = a\nb = c\nc = b\nprint(a(b(c)))', '\u0000', 'x = 1\r\ny = 2'])
    expect(() => lintScript(source, {model, hrefs})).not.toThrow();
});

it('says so when the type checker gives up, which then names no place', () => {
  const message =
    'An internal error occurred while parsing file "a.py": RangeError: Maximum call stack size\n  at a';
  expect(lintScript('((1))\n', {model, hrefs}, [{severity: 'error', message}])).toEqual([
    expect.objectContaining({line: 1, column: 1, rule: 'syntax', message: expect.stringContaining('nested')}),
  ]);
});

it('knows a key of 2023 at the call itself too', () => {
  expect(lint('from ascript.android.screen import Ocr\nprint(Ocr.find("OK")["text_box_position"])')).toEqual([
    '2 old-name',
  ]);
});

it('computes numbers that are built on each other, each once', () => {
  const doubled = Array.from({length: 40}, (_, index) => `n${index + 1} = n${index} + n${index}`);
  expect(lint(['import time', 'n0 = 1', ...doubled, 'time.sleep(n40)'].join('\n'))).toEqual([
    '43 wrong-unit',
  ]);
});

it('gives names of today that exist, for names that do not', () => {
  const full = (name: string): string => `ascript.android.${name}`;
  const isKnown = (name: string): boolean => model.symbols.has(full(name)) || model.modules.has(full(name));
  expect([...OLD_NAMES.values()].filter(({today}) => !isKnown(today))).toEqual([]);
  expect([...OLD_NAMES.keys()].filter((name) => isKnown(name))).toEqual([]);
});

it('points to pages that exist', () => {
  for (const page of [...Object.values(PAGES), PLATFORMS_PAGE]) {
    const [file = '', anchor] = page.split('#');
    const source = path.join(ROOT, `${file}.mdx`);
    expect(existsSync(source), page).toBe(true);
    if (anchor !== undefined) expect(readFileSync(source, 'utf8')).toContain(`{/* #${anchor} */}`);
  }
});

it('follows each member of a chain once, so that a long one takes no minutes', () => {
  const follow = (members: number) => lint(`x${'.a'.repeat(members)}\n`);
  expect(measureGrowth(follow, 250)).toBeLessThan(MOST_EVEN_GROWTH);
});

it('passes over the mark that editors on Windows put before a script', () => {
  expect(lint('\ufefffrom ascript.android.action import clik\n')).toEqual(['1 invented-name']);
});
