import {expect, it} from 'vitest';
import {createTreeStore} from './createTreeStore';

it('gives the tree of a parsed page once', () => {
  const trees = createTreeStore();
  const tree = trees.parse('docs/a.mdx', 'Text.');
  expect(trees.take('docs/a.mdx', 'Text.')).toBe(tree);
  expect(trees.take('docs/a.mdx', 'Text.')).toBeUndefined();
});

it('gives no tree of another text or of another file', () => {
  const trees = createTreeStore();
  const tree = trees.parse('docs/a.mdx', 'Text.');
  expect(trees.take('docs/a.mdx', 'Other text.')).toBeUndefined();
  expect(trees.take('docs/b.mdx', 'Text.')).toBeUndefined();
  expect(trees.take('docs/a.mdx', 'Text.')).toBe(tree);
});

it('gives the tree of a page whose front matter has lost a field', () => {
  const trees = createTreeStore();
  const tree = trees.parse('docs/a.mdx', '---\ntitle: A\nquestions: [why]\n---\n\nText.');
  expect(trees.take('docs/a.mdx', '---\ntitle: A\n\n---\n\nText.')).toBe(tree);
});

it.each([
  ['a brace that is not closed', 'Text.\n\nfoo {bar\n', /^docs\/a\.mdx:3: the page is no MDX: [^\n]+$/],
  [
    'an element that is not closed',
    '---\ntitle: A\n---\n\n<div>\n\nText.\n',
    /^docs\/a\.mdx: the page is no MDX: [^\n]+\(5:1-5:6\)$/,
  ],
  [
    'an attribute without a value, where lines end as on Windows',
    '\uFEFFText. 🙂\r\n\r\n<Api name= />\r\n',
    /^docs\/a\.mdx:3: the page is no MDX: [^\n]+$/,
  ],
])('names the file and the place of %s in one line', (_fault, text, message) => {
  expect(() => createTreeStore().parse('docs/a.mdx', text)).toThrow(message);
});
