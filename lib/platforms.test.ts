import {expect, it} from 'vitest';
import {findPlatformFacet} from './platforms';

it.each([
  ['/docs/android/api/file', 'Android'],
  ['/docs/ios/intro', 'iOS'],
  ['/base/docs/windows/window', 'Windows'],
  ['/docs/service/db', 'Cloud'],
  ['/docs/next/ios/intro', 'iOS'],
  ['/docs/1.0/ios/intro', 'iOS'],
  ['/docs/teach/android', 'Other'],
  ['/docs/learn/android/tap', 'Android'],
  ['/docs/learn/ios', 'iOS'],
  ['/docs/problems/ios', 'iOS'],
  ['/docs/problems/messages', 'Other'],
  ['/docs/android#start', 'Android'],
  ['/docs/shop/intro', 'Other'],
  ['/blog', 'Other'],
  ['/docs/androids', 'Other'],
])('files %s under %s', (path, facet) => {
  expect(findPlatformFacet(path)).toBe(facet);
});
