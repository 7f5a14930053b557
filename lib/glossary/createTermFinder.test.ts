import {expect, it} from 'vitest';
import {createTermFinder} from './createTermFinder';

function term(id: string, forms: [string, ...string[]], except?: [string, ...string[]]) {
  return {id, term: id, meaning: 'A word.', forms, ...(except && {except}), pages: ['/docs/a'] as [string]};
}

const find = createTermFinder([
  term('control', ['control', 'controls'], ['remote control']),
  term('tree', ['control tree']),
  term('node', ['Node']),
  term('point', ['points (the unit']),
]);

function uses(text: string) {
  return find(text).map(({id, start, end}) => `${id}: ${text.slice(start, end)}`);
}

it.each([
  [
    'a whole word, also at the start of a sentence',
    'Controls. A control',
    ['control: Controls', 'control: control'],
  ],
  [
    'no part of a word, of a name or of a word with hyphens',
    'controlled, Node.js, a_control, control-like',
    [],
  ],
  [
    'the longest form at a place',
    'the control tree of controls',
    ['tree: control tree', 'control: controls'],
  ],
  ['several words over the end of a line', 'a control\n  tree', ['tree: control\n  tree']],
  ['nothing in an exception', 'a remote control. Remote control', []],
  ['a form with a capital letter as it is', 'node Node', ['node: Node']],
  ['a form with signs', 'points (the unit of', ['point: points (the unit']],
  [
    'a word before a full stop and before a possessive',
    "control. Control's",
    ['control: control', 'control: Control'],
  ],
])('finds %s', (_case, text, expected) => {
  expect(uses(text)).toEqual(expected);
});
