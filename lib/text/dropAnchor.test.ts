import {expect, it} from 'vitest';
import {dropAnchor} from './dropAnchor';

it.each([
  ['/docs/intro#start', '/docs/intro'],
  ['/docs/ios/api/action/#action.click', '/docs/ios/api/action/'],
  ['/docs/intro', '/docs/intro'],
  ['/search?q=a#b', '/search?q=a'],
  ['/docs/intro#', '/docs/intro'],
  ['#start', ''],
  ['/docs#a#b\n', '/docs'],
])('makes %j %j', (address, expected) => {
  expect(dropAnchor(address)).toBe(expected);
});
