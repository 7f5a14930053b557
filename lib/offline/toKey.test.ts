import {expect, it} from 'vitest';
import {toKey} from './toKey';

it.each([
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/404.html', '/404.html'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog/tags/软件', '/blog/tags/%E8%BD%AF%E4%BB%B6'],
  ['/blog/tags/%e8%bd%af%e4%bb%b6', '/blog/tags/%E8%BD%AF%E4%BB%B6'],
  ['/50%', '/50%25'],
])('%s is kept as %s', (pathname, key) => {
  expect(toKey(pathname, '/')).toBe(key);
});

it.each(['/base', '/base/', '/base/index.html'])('the home page below a base URL is %s', (pathname) => {
  expect(toKey(pathname, '/base/')).toBe('/base/');
});
