import {expect, it} from 'vitest';
import {listProblems} from './listProblems';
import {findSituation} from './situations';

const failure = {
  id: 'fails-jsondecodeerror',
  symptom: 'JSONDecodeError.',
  message: 'JSONDecodeError',
  cause: 'A cause.',
  check: 'a look.',
  fix: 'a deed.',
};

function list(path: string, frontMatter = {}) {
  return listProblems([{file: `${path}.mdx`, path, title: 'Files', frontMatter, failures: [failure]}]);
}

it('says of each failure its page, platform and situation, and gives it an id of its own', () => {
  expect(list('/docs/android/api/file')).toEqual([
    {
      ...failure,
      id: 'android-api-file-jsondecodeerror',
      href: '/docs/android/api/file#fails-jsondecodeerror',
      page: 'Files',
      platform: 'android',
      situation: 'data',
    },
  ]);
});

it('names no platform where the page is about several or about none', () => {
  const platforms = ['android', 'windows'];
  expect(
    [list('/docs/service/db'), list('/docs/topics/x', {platforms})].map(([only]) => only?.platform),
  ).toEqual([undefined, undefined]);
});

it('takes the platform from the front matter where the page is in no folder of one, the first of a recipe', () => {
  const recipe = {platforms: ['android', 'ios'], uses: ['files']};
  expect(
    [list('/docs/topics/x', {platforms: ['ios']}), list('/docs/cookbook/x', {recipe})].map(
      ([only]) => only?.platform,
    ),
  ).toEqual(['ios', 'android']);
});

it('takes the situation from the longest beginning that fits, on all platforms alike', () => {
  expect(
    [
      '/docs/android/api/screen/ocr',
      '/docs/ios/api/screen/findcolors',
      '/docs/ios/api/',
      '/docs/shop/hid',
    ].map(findSituation),
  ).toEqual(['text', 'vision', 'start', 'board']);
});

it('names a page whose situation is not known', () => {
  expect(() => list('/docs/garden/pond')).toThrow(
    'problems: /docs/garden/pond.mdx: the situation of /docs/garden/pond is not known; allowed: a page whose address begins as a line of PLACES in lib/failures/situations.ts',
  );
});
