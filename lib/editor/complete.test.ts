import {describe, expect, it} from 'vitest';
import {complete} from './complete';
import {loadKnowledge} from './testing/loadKnowledge';

const knowledge = loadKnowledge();

const IMPORTS = 'from ascript.android.node import Selector\nfrom ascript.android import action, screen\n';

/** The labels at `|`. */
function labels(script: string): string[] | undefined {
  const source = script.replace('|', '');
  return complete(source, script.indexOf('|'), knowledge)?.options.map(({label}) => label);
}

describe('in an import', () => {
  it.each([
    ['import |', ['ascript', 'time']],
    ['from ascript.|', ['android', 'ios', 'windows']],
    ['from ascript.and|', ['android']],
    ['from ascript.android.|', ['node', 'action', 'screen', 'system']],
    ['import time, ascript.android.|', ['node']],
    ['from ascript.android import |', ['action', 'screen']],
    ['from ascript.android.node import |', ['Selector']],
    ['from ascript.android.node import Selector, |', ['Selector']],
    ['from ascript.android.node import (\n    Selector,\n    |\n)', ['Selector']],
  ])('%j offers modules and their names', (script, expected) => {
    expect(labels(script)).toEqual(expect.arrayContaining(expected));
  });

  it('offers no names of Python', () => {
    expect(labels('from ascript.android.node import |')).not.toContain('print');
    expect(labels('from ascript.|')).not.toContain('for');
  });
});

describe('after a dot', () => {
  it.each([
    ['Selector().|', ['text', 'find', 'find_all']],
    ['Selector().text("a").|\nprint(1)', ['click', 'clickable', 'find']],
    ['Selector().text("a").fi|', ['find', 'find_all']],
    ['row = Selector().find()\nrow.|', ['click', 'text', 'rect']],
    ['row = None\nrow = Selector().find()\nrow.rect.|', ['left', 'width']],
    ['for row in Selector().find_all():\n    row.|', ['click']],
    ['rows = Selector().find_all()\nrows[0].|', ['click']],
    ['texts = [row.| for row in Selector().find_all()]', ['text']],
    ['print(f"{Selector().find().|}")', ['text']],
    ['action.|', ['click', 'swipe']],
    ['screen.FindColors.|', ['find', 'find_all']],
  ])('%j offers members', (script, expected) => {
    expect(labels(IMPORTS + script)).toEqual(expect.arrayContaining(expected));
  });

  it('offers nothing for what it does not know', () => {
    expect(labels(`${IMPORTS}other = 1\nother.|`)).toBeUndefined();
    expect(labels('nobody.|')).toBeUndefined();
    expect(labels('1.|')).toBeUndefined();
  });

  it('offers of a class what needs no object', () => {
    const found = labels('from ascript.android.node import Node\nNode.|') ?? [];
    expect(found).not.toContain('click');
  });
});

it('offers the keys of a result', () => {
  const script =
    'from ascript.android.screen import FindImages\nhit = FindImages.find("a.png")\nprint(hit["|"])';
  expect(labels(script)).toEqual(expect.arrayContaining(['center_x', 'center_y']));
});

describe('in a call', () => {
  it('offers arguments by name, but for those that are given', () => {
    expect(labels(`${IMPORTS}action.click(|`)).toEqual(expect.arrayContaining(['x=', 'y=', 'dur=', 'print']));
    const later = labels(`${IMPORTS}action.click(1, y=2, |)`);
    expect(later).toContain('dur=');
    expect(later).not.toContain('y=');
  });

  it('offers none where a value is written', () => {
    expect(labels(`${IMPORTS}action.click(x=|)`)).not.toContain('y=');
  });
});

it('offers the names of the script, of Python, and its words', () => {
  const found = labels(`${IMPORTS}count = 1\ndef go():\n    |`);
  expect(found).toEqual(expect.arrayContaining(['count', 'go', 'Selector', 'print', 'return']));
});

it.each(['# Sel|', '"Sel|"', 'def |', 'class N|', 'import time as |', 'for |', '12|', 'def f(|'])(
  '%j offers nothing',
  (script) => {
    expect(labels(script)).toBeUndefined();
  },
);
