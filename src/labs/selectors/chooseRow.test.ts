import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {readControls} from '@site/lib/selectors/tree/readControls';
import {expect, it} from 'vitest';
import {chooseRow} from './chooseRow';
import {listAncestors, listRows} from './listRows';

const {roots} = readControls(IOS_SETTINGS);

/** Presses keys from a control on, and names where they lead. */
function press(keys: string, from: number): {at: number; closed: number[]} {
  let at = from;
  const closed = new Set<number>();
  for (const key of keys.split(' ')) {
    const step = chooseRow(key, listRows(roots, closed), at, closed);
    if (step?.toggle !== undefined && !closed.delete(step.toggle)) closed.add(step.toggle);
    if (step?.row) at = step.row.control.key;
  }
  return {at, closed: [...closed]};
}

it.each([
  ['ArrowDown ArrowDown', 1, 3],
  ['ArrowUp', 1, 1],
  ['End ArrowDown', 1, 19],
  ['Home', 9, 1],
  ['PageDown', 2, 12],
  ['ArrowLeft', 4, 3],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 4, 4],
])('%s leads from control %i to %i', (keys, from, to) => {
  expect(press(keys, from)).toEqual({at: to, closed: []});
});

it('closes what is open, passes over what is inside, and opens it again', () => {
  expect(press('ArrowLeft', 3)).toEqual({at: 3, closed: [3]});
  expect(press('ArrowLeft ArrowDown', 3)).toEqual({at: 6, closed: [3]});
  expect(press('ArrowLeft ArrowRight ArrowRight', 3)).toEqual({at: 4, closed: []});
});

it('leaves other keys to the page', () => {
  expect(chooseRow('Tab', listRows(roots, new Set()), 1, new Set())).toBeUndefined();
});

it('gives each row its level, its position and the number of its siblings', () => {
  const row = listRows(roots, new Set()).find(({control}) => control.type.endsWith('SearchField'));
  expect(row).toMatchObject({level: 4, position: 2, siblings: 2});
  expect(row?.parent?.control.key).toBe(3);
});

it('finds what is around a control', () => {
  expect(listAncestors(roots, 5)).toEqual([1, 2, 3]);
  expect(listAncestors(roots, 999)).toBeUndefined();
});
