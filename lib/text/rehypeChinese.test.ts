import type {ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeChinese} from './rehypeChinese';

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, children: ElementContent[], properties = {}): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function mark(...children: ElementContent[]): Root['children'] {
  const tree: Root = {type: 'root', children: [element('p', children)]};
  rehypeChinese()(tree);
  const [paragraph] = tree.children;
  return paragraph?.type === 'element' ? paragraph.children : [];
}

it('marks each run of Chinese characters, and only those', () => {
  expect(mark(text('确认 is Confirm, 取消 is Cancel.'))).toEqual([
    element('span', [text('确认')], {lang: 'zh'}),
    text(' is Confirm, '),
    element('span', [text('取消')], {lang: 'zh'}),
    text(' is Cancel.'),
  ]);
});

it('leaves code alone, what is marked already, and text without Chinese', () => {
  const children = [
    element('code', [text('"确认"')]),
    element('span', [text('确认')], {lang: 'zh'}),
    text('Confirm'),
  ];
  expect(mark(...structuredClone(children))).toEqual(children);
});
