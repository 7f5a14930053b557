import {expect, it} from 'vitest';
import {createScreen, scrollBy} from './liveControl';

it('scrolls a list from its beginning to its end, and says when it does not move', () => {
  const [list] = createScreen({id: 'beds', controls: [{look: 'list'}]}, () => 1).controls;
  if (!list) throw new Error('no list');
  list.contentHeight = 500;
  expect([scrollBy(list, 150, 300), list.scrolled]).toEqual([true, 150]);
  expect([scrollBy(list, 150, 300), list.scrolled]).toEqual([true, 200]);
  expect([scrollBy(list, 150, 300), list.scrolled]).toEqual([false, 200]);
  expect([scrollBy(list, -900, 300), list.scrolled]).toEqual([true, 0]);
  expect([scrollBy(list, 10, 900), list.scrolled]).toEqual([false, 0]);
});
