import {expect, it} from 'vitest';
import {findFailureLists} from '../../lib/failures/findFailureLists';
import {findFailureFaults} from '../../lib/failures/parseFailures';
import {readSourcePages} from '../support/sourcePages';

/** Pages of the API that only lead to others; the list only shrinks. */
const OVERVIEWS: readonly string[] = ['docs/android/api/plug/gp/desc.mdx'];

const pages = readSourcePages('docs');

it('says of each thing that fails: symptom, cause, check and fix', () => {
  expect(pages.flatMap(({file, tree}) => findFailureFaults(tree, file))).toEqual([]);
});

it('says on every page of the API what fails', () => {
  const without = pages.filter(
    ({file, tree}) => /^docs\/\w+\/api\//.test(file) && findFailureLists(tree).length === 0,
  );
  expect(without.map(({file}) => file)).toEqual(OVERVIEWS);
});
