// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {filterProblems, showNamed} from './filterProblems';

const PROBLEMS = `
  <h2>Files</h2>
  <div data-problems="data"><ul><li>No such file</li><li>No space</li></ul></div>
  <h2>Windows</h2>
  <div data-problems="window"><ul><li>No window</li></ul></div>`;
const MESSAGES = '<h2>By message</h2><div data-problems="messages"><ul><li>FileNotFoundError</li></ul></div>';

beforeEach(() => {
  document.body.innerHTML = PROBLEMS + MESSAGES;
});

function visible(selector: string): (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({hidden}) => !hidden)
    .map(({textContent}) => textContent);
}

it('hides items without the words, and headings whose list is empty then', () => {
  filterProblems('file');
  expect(visible('li')).toEqual(['No such file', 'FileNotFoundError']);
  expect(visible('h2')).toEqual(['Files', 'By message']);
});

it('counts problems, and messages where a page has nothing else', () => {
  expect(filterProblems('no s')).toEqual({count: 2, of: 3});
  document.body.innerHTML = MESSAGES;
  expect(filterProblems('file')).toEqual({count: 1, of: 1});
});

it('shows everything again, and counts nothing, once the words are gone', () => {
  filterProblems('window');
  expect(filterProblems(' ')).toBeUndefined();
  expect(visible('li')).toHaveLength(4);
  expect(visible('h2')).toHaveLength(3);
});

it('shows everything again for the address of an item or a heading that is hidden, and for no other', () => {
  document.querySelectorAll('li').forEach((item, index) => {
    item.id = `item-${index}`;
  });
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  filterProblems('window');
  for (const hash of ['', '#nothing', '#%', '#item-2']) expect(showNamed(hash)).toBe(false);
  expect(visible('li')).toEqual(['No window']);
  expect(showNamed('#item-0')).toBe(true);
  expect(visible('li')).toHaveLength(4);
  expect(visible('h2')).toHaveLength(3);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
