import {expect, it} from 'vitest';
import {findIndexPath} from './findIndexPath';

it.each([
  ['/docs/android/api/screen', '/docs/android/llms.txt'],
  ['/docs/ios', '/docs/ios/llms.txt'],
  ['/docs/androidish', '/llms.txt'],
  ['/docs/learn/android/tap', '/docs/android/llms.txt'],
  ['/docs/learn/ios', '/docs/ios/llms.txt'],
  ['/', '/llms.txt'],
])('covers %s by %s, the list in the nearest folder', (path, expected) => {
  expect(findIndexPath(path)).toBe(expected);
});
