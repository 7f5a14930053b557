import {expect, it} from 'vitest';
import {type ControlState, PLAIN_FLAGS} from '../device/frame';
import {evaluateSelector, findRelatives} from './evaluateSelector';
import {pickPositions} from './pickPositions';
import {toSelectorLink} from './selectorLink';

let lastKey = 0;

function control(fields: Partial<ControlState>, ...children: ControlState[]): ControlState {
  return {
    key: ++lastKey,
    look: 'group',
    type: 'Group',
    bounds: [0, 0, 1, 1],
    packageName: 'p',
    ...PLAIN_FLAGS,
    ...fields,
    children,
  };
}

const text = (value: string) => control({text: value, type: 'Text'});
const toggle = control({type: 'Switch', checkable: true});
const row = (title: string) => control({id: 'p:id/row'}, control({}, text(title), text('Connected')), toggle);
const tree = control({}, control({id: 'p:id/list'}, row('Wi-Fi'), row('Wi-Fi calling'), row('Bluetooth')));

function find(...chain: [name: string, ...values: unknown[]][]) {
  const links = chain.flatMap(([name, ...values]) => toSelectorLink(name, values) ?? []);
  const {matches, notes} = evaluateSelector(tree, links);
  return {found: matches.map(({text: shown, id, type}) => shown ?? id ?? type), notes};
}

it('narrows by a text and climbs to the row around it', () => {
  expect(find(['text', '^Wi-Fi$'], ['parent', 2])).toEqual({found: ['p:id/row'], notes: []});
});

it('reads patterns as regular expressions that must fit the whole text, and says when that decides', () => {
  expect(find(['text', '.*Wi-Fi.*']).found).toEqual(['Wi-Fi', 'Wi-Fi calling']);
  expect(find(['text', 'Wi-Fi'])).toMatchObject({
    found: ['Wi-Fi'],
    notes: [expect.stringContaining('is not documented')],
  });
  expect(find(['text', '(']).notes[0]).toContain('not a valid regular expression');
});

it('reads patterns as Python and Java write them', () => {
  expect(find(['text', '(?i)wi-fi']).found).toEqual(['Wi-Fi']);
  expect(find(['text', '(?is)\\Awi-fi\\Z']).found).toEqual(['Wi-Fi']);
  expect(find(['text', '(?P<name>Blue)tooth']).found).toEqual(['Bluetooth']);
});

it('filters by state, class and number of children', () => {
  expect(find(['checkable', true], ['checked', false]).found).toHaveLength(3);
  expect(find(['type', 'Text'], ['text', 'B.*']).found).toEqual(['Bluetooth']);
  expect(find(['childCount', 1.2], ['id', '.*:id/row']).found).toHaveLength(3);
});

it('gives each control once, in the order of the tree', () => {
  expect(find(['type', 'Text'], ['parent', 1], ['child']).found).toHaveLength(6);
});

it('picks siblings by the rules of the manual', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(pickPositions(items, [1])).toEqual(['a']);
  expect(pickPositions(items, [-1])).toEqual(['d']);
  expect(pickPositions(items, [1.3])).toEqual(['a', 'b', 'c']);
  expect(pickPositions(items, [-1.3])).toEqual(['b', 'c', 'd']);
  expect(pickPositions(items, [1, 3])).toEqual(['a', 'c']);
  expect(pickPositions(items, [0.1], 1)).toEqual(['c']);
  expect(pickPositions(items, [-0.1], 1)).toEqual(['a']);
  expect(pickPositions(items, [9])).toEqual([]);
});

it('finds relatives of one control', () => {
  const list = tree.children[0];
  expect(findRelatives(tree, list?.key ?? 0, 'child', [-1]).map(({id}) => id)).toEqual(['p:id/row']);
});
