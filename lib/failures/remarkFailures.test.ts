import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {toPlainText} from '../mdx/toPlainText';
import {findFailureLists} from './findFailureLists';
import {remarkFailures} from './remarkFailures';

it('gives each item its anchor and each label its class', () => {
  const tree = parseMdx(
    '## When it fails\n\n- **No sound.** The volume is 0. *Check:* look. *Fix:* raise it.\n',
  );
  remarkFailures()(tree, new VFile({path: 'blog/a.mdx'}));
  const [item] = findFailureLists(tree).flatMap(({items}) => items);
  expect(item?.node.data).toEqual({hProperties: {id: 'fails-no-sound'}});
  expect(item?.labels.map(({data}) => data)).toEqual([
    {hProperties: {className: ['failure-label']}},
    {hProperties: {className: ['failure-label']}},
  ]);
});

it.each([
  ['docs/android/api/file.mdx', {}, '[All problems on Android](/docs/problems/android#data)'],
  ['docs/service/db.mdx', {}, '[All problems](/docs/problems/#data)'],
  [
    'docs/cookbook/a.mdx',
    {recipe: {platforms: ['ios'], uses: ['text']}},
    '[All problems on iOS](/docs/problems/ios#learn)',
  ],
])('leads from the end of the list of %s to all problems of its platform', (path, frontMatter, expected) => {
  const tree = parseMdx(
    '## When it fails\n\n- **No sound.** A cause. *Check:* look. *Fix:* raise it.\n\n## See also\n',
  );
  remarkFailures()(tree, new VFile({path, data: {frontMatter}}));
  expect(tree.children.map(({type}) => type)).toEqual(['heading', 'list', 'paragraph', 'heading']);
  const link = tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []))[0];
  expect(link?.type === 'link' && `[${toPlainText(link)}](${link.url})`).toBe(expected);
});

it('leaves lists alone that no page with problems shows', () => {
  const tree = parseMdx('## When it fails\n\n- **No sound.** A cause. *Check:* look. *Fix:* raise it.\n');
  remarkFailures()(tree, new VFile({path: 'blog/a.mdx'}));
  expect(tree.children.map(({type}) => type)).toEqual(['heading', 'list']);
});

it('puts the link behind the last of several lists of a section, and below each section with a list', () => {
  const item = '- **No sound.** A cause. *Check:* look. *Fix:* raise it.\n';
  const tree = parseMdx(
    `- A list before.\n\n## When it fails\n\n${item}\nOr:\n\n${item}\n## When a step fails\n\n${item}`,
  );
  remarkFailures()(tree, new VFile({path: 'docs/android/api/file.mdx', data: {frontMatter: {}}}));
  expect(tree.children.map(({type}) => type)).toEqual([
    'list',
    'heading',
    'list',
    'paragraph',
    'list',
    'paragraph',
    'heading',
    'list',
    'paragraph',
  ]);
});

it('adds nothing below a heading without a list', () => {
  const tree = parseMdx('- A list before.\n\n## When it fails\n\nNothing is known.\n');
  remarkFailures()(tree, new VFile({path: 'docs/android/api/file.mdx', data: {frontMatter: {}}}));
  expect(tree.children.map(({type}) => type)).toEqual(['list', 'heading', 'paragraph']);
});

it('keeps what other plugins have noted at an item', () => {
  const tree = parseMdx('## When it fails\n\n- **No sound.** A cause. *Check:* look. *Fix:* raise it.\n');
  const [item] = findFailureLists(tree).flatMap(({items}) => items);
  if (item) Object.assign(item.node, {data: {noted: true}});
  remarkFailures()(tree, new VFile({path: 'blog/a.mdx'}));
  expect(item?.node.data).toEqual({noted: true, hProperties: {id: 'fails-no-sound'}});
});
