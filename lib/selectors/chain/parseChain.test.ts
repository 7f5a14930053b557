import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {type ChainPlatform, METHODS} from './methods';
import {formatChain, MAX_CHAIN_LENGTH, parseChain} from './parseChain';

function linksOf(source: string, platform: ChainPlatform = 'android'): unknown[] {
  const parsed = parseChain(source, platform);
  expect(parsed.problem).toBeUndefined();
  return parsed.links.map(({link}) => link);
}

function problemOf(source: string, platform: ChainPlatform = 'android'): string | undefined {
  return parseChain(source, platform).problem?.message;
}

it('reads the links of a chain, with the text of each and how it ends', () => {
  const parsed = parseChain('Selector().text("^Wi-Fi$").parent(1, 1.3).find()', 'android');
  expect(parsed).toEqual({
    start: 'Selector()',
    links: [
      {link: {name: 'text', pattern: '^Wi-Fi$'}, text: '.text("^Wi-Fi$")'},
      {link: {name: 'parent', positions: [1, 1.3]}, text: '.parent(1, 1.3)'},
    ],
    end: 'find',
  });
});

it('gives the chain alone, whatever stands around it and in its texts', () => {
  const source =
    'row = (\n  Selector(mode=1)  # all\n  .text("a.find()")\n  .parent(1)\n  .find()\n)\nSelector().id("b").find()';
  const parsed = parseChain(source, 'android');
  expect(formatChain(parsed)).toBe('Selector(mode=1).text("a.find()").parent(1)');
  expect(parsed.hasOthers).toBe(true);
});

it('reads a chain out of a script, over several lines', () => {
  const source = `from ascript.android.node import Selector

row = (
    Selector(mode=0 | 2)  # without system controls
    .text(r"^\\d+ new$")
    .parent(2)
    .find_all()
)
if row is None:
    print("none")
`;
  expect(parseChain(source, 'android')).toMatchObject({
    links: [{link: {pattern: '^\\d+ new$'}}, {link: {positions: [2]}}],
    end: 'find_all',
  });
});

it.each([
  [String.raw`"a\"b\n"`, 'a"b\n'],
  [String.raw`'\u4f60\x41'`, '你A'],
  ['"""a"b"""', 'a"b'],
  ['"a" "b"', 'ab'],
  ['"^" + re.escape("$4.99") + "$"', String.raw`^\$4\.99$`],
  [String.raw`"\d"`, String.raw`\d`],
  ['("a")', 'a'],
])('reads the text %s as Python does', (written, text) => {
  expect(linksOf(`Selector().text(${written})`)).toEqual([{name: 'text', pattern: text}]);
});

it('reads the modes, numbers and names of iOS', () => {
  expect(
    linksOf(
      'Selector(maxChildren=0).label("Sign", Selector.MODE_CONTAINS).y(value=-3, mode=3).child().xpath("//A").find(timeout=3000)',
      'ios',
    ),
  ).toEqual([
    {name: 'label', text: 'Sign', mode: 1},
    {name: 'y', amount: -3, mode: 3},
    {name: 'child', positions: []},
    {name: 'xpath', expression: '//A'},
  ]);
});

it('leaves out a filter with None, as newer versions do', () => {
  expect(linksOf('Selector().text(None).id("a").find()')).toEqual([{name: 'id', pattern: 'a'}]);
});

it.each([
  ['Selector().txt("OK")', 'Selector has no method “txt”. The nearest are text(),'],
  ['Selector().label("OK")', 'label() is a method on iOS only. Here it is text().'],
  ['Selector().text(5)', 'text() takes a text in quotes here, not the number 5.'],
  ['Selector().clickable("True")', 'clickable() takes True or False here, not a text.'],
  ['Selector().depth(1.5)', 'depth() takes a whole number here'],
  ['Selector().text()', 'text() needs a value'],
  ['Selector().childCount()', 'childCount() needs a value'],
  ['Selector().click(1)', 'click() takes no value.'],
  ['Selector().text("a", "b")', 'text() takes only val.'],
  ['Selector().text(value="a")', 'text() has no parameter “value”; it has val.'],
  ['Selector().text(name)', '“name” has no value here'],
  ['Selector().text(f"{name}")', 'An f-string has no value here'],
  ['Selector().text("OK', 'This text is not closed'],
  ['Selector().text("OK"', 'The bracket of text(… is not closed.'],
  ['Selector().text', '“text” is called with brackets'],
  ['Selector().', 'The name of a method is missing'],
  ['Selector().text("a").find().click()', 'After .find() the chain is over'],
  ['Selector().find_by_text("a")', 'What find_by_text() gives is not documented'],
  ['Selector(depth=1).text("a")', 'Selector(…) takes mode, xpath'],
  ['Selector().text("a" "b" 5)', '“5” does not fit here'],
  ['text("OK")', 'A chain begins with Selector()'],
  ['', 'A chain begins with Selector()'],
  ['Selector().__proto__("a")', 'Selector has no method “__proto__”'],
  ['Selector().label("a", Selector.MODE_EQUALS)', 'label() is a method on iOS only.'],
  [`Selector().text("${'x'.repeat(MAX_CHAIN_LENGTH)}")`, 'A chain of up to'],
])('says what is wrong with %.60s', (source, message) => {
  expect(problemOf(source)).toContain(message);
});

it('names the nearest constants', () => {
  expect(problemOf('Selector().label("a", Selector.MODE_EQUALS)', 'ios')).toContain(
    'the nearest are MODE_EQUAL',
  );
});

it('keeps the links before a mistake, and says where that is', () => {
  const source = 'Selector().text("a").paren(1)';
  const {links, problem} = parseChain(source, 'android');
  expect(links).toHaveLength(1);
  expect(source.slice(problem?.from, problem?.to)).toBe('paren');
});

it('reads whatever is typed without an error of its own', () => {
  const source =
    'node = Selector(0 | 2, xpath="//a").text(r"a\\"b" + \'c\').child(-1.3).label("x", mode=2).find(timeout=3)';
  for (let end = 0; end <= source.length; end++)
    for (const platform of ['android', 'ios'] as const)
      for (const tail of ['', ')', '(', '\\', '"'])
        expect(() => parseChain(source.slice(0, end) + tail, platform)).not.toThrow();
});

describe.each(['android', 'ios'] as const)('%s', (platform) => {
  it('knows the methods of the stubs, and no others', () => {
    const file = `api/ascript/${platform}/node.pyi`;
    const source = readFileSync(file, 'utf8');
    const body = /^class Selector:\n([\s\S]*?)(?=^class |$(?![\s\S]))/m.exec(source)?.[1] ?? '';
    const names = new Set([...body.matchAll(/^ {4}def ([a-z]\w*)\(/gm)].map(([, name]) => name));
    expect(new Set(Object.keys(METHODS[platform]))).toEqual(names);
  });
});
