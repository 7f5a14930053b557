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
