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
