import {expect, it} from 'vitest';
import {fitText} from './fitText';

/** A typeface whose letters are all half as wide as they are high. */
const measure = (text: string, size: number) => text.length * size * 0.5;

/** 20 letters a line at size 10, 10 at size 20. */
function arrange(text: string) {
  return fitText(text, {width: 100, maxLines: 3, sizes: [20, 10]}, measure);
}

it('leaves a short text on one line, as large as it may be', () => {
  expect(arrange('Clipboard')).toEqual({size: 20, lines: ['Clipboard']});
});

it('breaks between words into lines of about the same length', () => {
  expect(arrange('one two three')).toEqual({size: 20, lines: ['one two', 'three']});
  expect(arrange('aa bb cc dd e')).toEqual({size: 20, lines: ['aa bb', 'cc dd e']});
});

it('takes a smaller size where three lines are not enough', () => {
  expect(arrange('Turn a board into a mouse and a keyboard')).toEqual({
    size: 10,
    lines: ['Turn a board into a', 'mouse and a keyboard'],
  });
});

it('takes a smaller size for a word that is wider than the box', () => {
  expect(arrange('Accessibility')).toEqual({size: 10, lines: ['Accessibility']});
});

it('breaks Chinese between any two characters', () => {
  expect(arrange('软件下载软件下载软件下载')).toEqual({size: 20, lines: ['软件下载软件', '下载软件下载']});
});

it('ends in an ellipsis what does not fit at the smallest size', () => {
  const {size, lines} = arrange('word '.repeat(40));
  expect(size).toBe(10);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('word word word word…');
  expect(arrange('x'.repeat(30)).lines).toEqual([`${'x'.repeat(19)}…`]);
});
