import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {createTreeStore} from './createTreeStore';
import {remarkParsedTree} from './remarkParsedTree';

const trees = createTreeStore();
const processor = unified().use(remarkParse).use(remarkParsedTree, {trees}).freeze();

function parse(file: string, text: string) {
  return processor.parse(new VFile({cwd: '/site', path: `/site/${file}`, value: text}));
}

it('takes the tree of a page that was parsed before', () => {
  const tree = trees.parse('docs/a.mdx', 'Text.');
  expect(parse('docs/a.mdx', 'Text.')).toBe(tree);
});

it('parses a page of which there is no tree', () => {
  expect(parse('docs/b.mdx', 'Text.')).toMatchObject({type: 'root', children: [{type: 'paragraph'}]});
});
