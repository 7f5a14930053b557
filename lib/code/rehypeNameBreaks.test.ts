import type {ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeNameBreaks} from './rehypeNameBreaks';

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const wbr = element('wbr');

function inside(tagName: string, code: string): ElementContent[] {
  const tree: Root = {type: 'root', children: [element(tagName, element('a', element('code', text(code))))]};
  rehypeNameBreaks()(tree);
  let found: ElementContent[] = tree.children as ElementContent[];
  while (found[0]?.type === 'element' && found[0].tagName !== 'wbr') found = found[0].children;
  return found;
}

it('lets a long name in a table break behind its dots and underscores', () => {
  expect(inside('td', 'screen.capture_bitmap()')).toEqual([
    text('screen.'),
    wbr,
    text('capture_'),
    wbr,
    text('bitmap()'),
  ]);
});

it('lets a path break behind its slashes', () => {
  expect(inside('td', 'Ocr("/sdcard/model/")')).toEqual([text('Ocr("/sdcard/'), wbr, text('model/")')]);
});

it('keeps the text as it is, whatever stands in it', () => {
  const code = '__init__.py Selector().text("a.b_c") 3.1415926535897 com.example.some_app..x__y';
  const pieces = inside('th', code).map((node) => (node.type === 'text' ? node.value : ''));
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe(code);
});

it.each([
  ['td', 'ui.show'],
  ['td', 'a.b, c.d, e.f, g.h, i.j'],
  ['td', '3.14159265358979'],
  ['p', 'screen.capture_bitmap()'],
])('leaves a short name, a number and text outside of tables alone: %s %s', (tagName, code) => {
  expect(inside(tagName, code)).toEqual([text(code)]);
});
