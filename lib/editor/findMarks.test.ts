import {expect, it} from 'vitest';
import {MOST_EVEN_GROWTH, measureGrowth} from '../../tests/support/measureGrowth';
import {findMarks} from './findMarks';
import {loadKnowledge} from './testing/loadKnowledge';

const knowledge = loadKnowledge();

function marked(source: string): string[] {
  return findMarks(source, knowledge).map(({from, to, message}) => `${source.slice(from, to)}: ${message}`);
}

it('marks what the lints find, at its word, with the page', () => {
  const source = 'from ascript.android.action import clik\n';
  expect(marked(source)).toEqual([expect.stringMatching(/^clik: `ascript\.android\.action` has no `clik`/)]);
  const [mark] = findMarks('from ascript.android import action\naction.click(1, 2, dur=1)\n', knowledge);
  expect(mark).toMatchObject({severity: 'warning', href: expect.stringMatching(/^\/docs\//)});
});

it.each([
  ['print("a"', '"'],
  ['if True\n    print(1)\n', 'e'],
  ['x = = 1', '='],
  ['print("a)\n', ')'],
  ['a = "b\nprint(a)\n', '"b'],
  ['print(“a”)\n', '“a”'],
  ['print（1）\n', 'print（1）'],
  ['print "a"\n', 'print "a"'],
])('marks where Python cannot read %j', (source, text) => {
  const [mark, ...others] = findMarks(source, undefined);
  expect(others).toEqual([]);
  expect(mark?.message).toContain('Python cannot read this');
  expect(source.slice(mark?.from, mark?.to)).toContain(text);
});

it.each([
  'def f():\n    yield\n    x = yield  # nothing\n',
  'g = lambda: (yield)\n',
  'f(yield)\n',
  'f(yield, 2)\n',
  'with a as self.b:\n    pass\n',
  'with a() as (b, c), d as e[0]:\n    pass\n',
  'a = "“x”", f"“{x}”", """\nb"""\n',
  'wait(1.)\n',
  'x = 24.*3600. + 1_0.\n',
])('reads %j as Python does', (source) => {
  expect(findMarks(source, undefined)).toEqual([]);
});

it.each([
  ['row.\n', '.'],
  ['a1.\n', '.'],
  ['1.x.\n', '.'],
])('still marks the point after which a name is missing in %j', (source, text) => {
  const [mark] = findMarks(source, undefined);
  expect(source.slice(mark?.from, mark?.to)).toBe(text);
});

it('says nothing of a script that is right', () => {
  const right =
    'from ascript.android.node import Selector\n\nrow = Selector().text("a").find()\nif row:\n    row.click()\n';
  expect(findMarks(right, knowledge)).toEqual([]);
});

it('marks a long text that is no Python once, in time in proportion to its length', () => {
  const log = '11-07 03:17:28.760 30786 30818 I python : Traceback (most recent call last)\n';
  expect(marked(log.repeat(5000))).toHaveLength(1);
  const mark = (lines: number) => findMarks(log.repeat(lines), knowledge);
  expect(measureGrowth(mark, 250)).toBeLessThan(MOST_EVEN_GROWTH);
});
