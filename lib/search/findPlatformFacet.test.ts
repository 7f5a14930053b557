import {expect, it} from 'vitest';
import {findPlatformFacet} from './findPlatformFacet';

it.each([
  ['/docs/android/api/file', 'Android'],
  ['/docs/ios/intro', 'iOS'],
  ['/base/docs/windows/window', 'Windows'],
  ['/docs/service/db', 'Cloud'],
  ['/docs/shop/intro', 'Other'],
  ['/blog', 'Other'],
  ['/docs/androids', 'Other'],
])('files %s under %s', (path, facet) => {
  expect(findPlatformFacet(path)).toBe(facet);
});
