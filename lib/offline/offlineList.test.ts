import {expect, it} from 'vitest';
import {listFilesOf, parseOfflineList} from './offlineList';
import {makeRelease} from './testing/makeRelease';

it('reads the list that a release has', async () => {
  const {list} = await makeRelease('one', {core: {'/': 'Home'}}, ['/assets/js/main.js']);
  expect(parseOfflineList(JSON.stringify(list))).toEqual(list);
});

it.each([
  '<!doctype html><title>Sign in</title>',
  '',
  'null',
  '[]',
  '{}',
  '{"version":"one","entries":[],"parts":{}}',
  '{"version":"one","entries":[1],"parts":{}}',
])('takes nothing else for a list: %s', (text) => {
  expect(parseOfflineList(text)).toBeUndefined();
});

it('adds to each choice what always comes', async () => {
  const {list} = await makeRelease('one', {
    core: {'/': 'Home'},
    ios: {'/docs/ios/tap': 'Tap'},
    labs: {'/lab': 'Lab'},
  });
  expect(Object.keys(listFilesOf(list, ['ios']))).toEqual(['/', '/docs/ios/tap']);
});
