import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {complete} from './complete';
import {describeAt, describeName} from './describeAt';
import {findMarks} from './findMarks';
import {loadKnowledge} from './testing/loadKnowledge';

const knowledge = loadKnowledge();

const scripts = hostileText(
  [
    'from ',
    'import ',
    'ascript.android.',
    'node',
    'Selector',
    '()',
    '.',
    '(',
    ')',
    '[',
    ']',
    ',',
    '=',
    '"',
    "'''",
    '#',
    '\n',
    '    ',
    'for ',
    ' in ',
    'def f',
    ':',
    'x',
    'f"{',
    '}',
  ],
  [
    'from ascript.android.node import Selector\nfor row in Selector().text("a").find_all():\n    row.click(x=1)\n',
  ],
);

property(
  'at any place of any text the editor answers within it',
  fc.tuple(scripts, fc.nat(10_000)),
  ([source, place]) => {
    const position = place % (source.length + 1);
    const completions = complete(source, position, knowledge);
    if (completions) {
      expect(completions.from).toBeLessThanOrEqual(position);
      expect(source.slice(completions.from, position)).toMatch(/^\w*$/);
      const labels = completions.options.map(({label}) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
    const active = describeAt(source, position, knowledge)?.signature.filter(({isActive}) => isActive) ?? [];
    expect(active.length).toBeLessThanOrEqual(1);
    const named = describeName(source, position, knowledge);
    if (named) expect(source.slice(named.from, named.to)).toMatch(/^\w+$/);
    for (const {from, to} of findMarks(source, knowledge)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(source.length);
    }
  },
);
