import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {findFailureLists} from './findFailureLists';
import {remarkFailures} from './remarkFailures';

it('gives each item its anchor and each label its class', () => {
  const tree = parseMdx(
    '## When it fails\n\n- **No sound.** The volume is 0. *Check:* look. *Fix:* raise it.\n',
  );
  remarkFailures()(tree);
  const [item] = findFailureLists(tree).flatMap(({items}) => items);
  expect(item?.node.data).toEqual({hProperties: {id: 'fails-no-sound'}});
  expect(item?.labels.map(({data}) => data)).toEqual([
    {hProperties: {className: ['failure-label']}},
    {hProperties: {className: ['failure-label']}},
  ]);
});
