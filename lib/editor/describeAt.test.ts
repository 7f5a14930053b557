import {expect, it} from 'vitest';
import {describeAt, describeName} from './describeAt';
import {loadKnowledge} from './testing/loadKnowledge';

const knowledge = loadKnowledge();
const IMPORTS = 'from ascript.android.node import Selector\nfrom ascript.android import action\n';

/** The description at `|`, with the marked parameter in brackets. */
function show(script: string): string | undefined {
  const at = script.indexOf('|');
  const help = describeAt(script.replace('|', ''), at, knowledge);
  return help?.signature.map(({text, isActive}) => (isActive ? `[${text}]` : text)).join('');
}

function name(script: string) {
  return describeName(script.replace('|', ''), script.indexOf('|'), knowledge);
}

it.each([
  ['action.click(|', /^click\(\[x: float/],
  ['action.click(1, |', /\[y: float/],
  ['action.click(1, |\nprint("more")\n', /\[y: float/],
  ['action.click(max(1, 2), |)', /\[y: float/],
  ['action.click(dur=|)', /\[dur:/],
  ['action.click(dur=5, x=|)', /\[x:/],
  ['Selector().text(|', /^Selector\.text\(\[/],
  ['Selector().text("a").child(|)', /^Selector\.child\(/],
])('%j marks the parameter that is written', (script, expected) => {
  expect(show(IMPORTS + script)).toMatch(expected);
});

it.each(['action.click(1, 2)|', 'action.click(int(|))', 'print(|)', 'def f(a|): pass'])(
  '%j is not an argument of the product',
  (script) => {
    expect(show(IMPORTS + script)).toBeUndefined();
  },
);

it('marks nothing at the name of a call, which is said before the call around it', () => {
  expect(show(`${IMPORTS}action.click|(1, 2)`)).toMatch(/^click\(x: float/);
  expect(show(`${IMPORTS}print(action.cli|ck)`)).toMatch(/^click\(x: float/);
  expect(show(`${IMPORTS}action.click(action.sli|de)`)).toMatch(/^slide\(/);
});

it('says what a parameter means', () => {
  const source = `${IMPORTS}action.click(1, 2, `;
  expect(describeAt(source, source.length, knowledge)?.parameter).toMatch(/milliseconds/);
});

it('says what a name is, where it stands and which page tells more', () => {
  const help = name(`${IMPORTS}row = Selector().text("a").fi|nd()`);
  expect(help?.signature.map(({text}) => text).join('')).toMatch(/^Selector\.find\(.*Node \| None$/);
  expect(help?.text).toMatch(/\.$/);
  expect(help?.href).toMatch(/^\/docs\/android\//);
  expect(help && help.to - help.from).toBe('find'.length);
});

it.each([
  ['an import', 'from ascript.android.node import Sel|ector', /^Selector\(/],
  ['an object', `${IMPORTS}row = Selector().find()\nro|w`, /^Node\(/],
  ['an argument by name', `${IMPORTS}action.click(1, 2, du|r=3)`, /^dur:/],
])('describes %s', (_what, script, expected) => {
  expect(
    name(script)
      ?.signature.map(({text}) => text)
      .join(''),
  ).toMatch(expected);
});

it('says nothing of what is not of the product', () => {
  expect(name('pri|nt(1)')).toBeUndefined();
  expect(name('"Sel|ector"')).toBeUndefined();
  expect(name(' | ')).toBeUndefined();
});

it('answers at once below a line with a picture in base 64', () => {
  const source = `PICTURE = "${'A'.repeat(49_000)}"\nfrom ascript.android.screen import FindColors\nFindColors.find(`;
  const start = process.cpuUsage();
  expect(describeAt(source, source.length, knowledge)).toBeDefined();
  const {user, system} = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1000);
});
