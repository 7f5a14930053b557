import {expect, it} from 'vitest';
import {toFilePart} from './toFilePart';

it.each([
  ['index.html', 'core'],
  ['404.html', 'core'],
  ['search/index.html', 'core'],
  ['offline/index.html', 'core'],
  ['img/logo.svg', 'core'],
  ['css/without-scripts.css', 'core'],
  ['docs/android/intro/index.html', 'android'],
  ['docs/learn/ios/index.html', 'ios'],
  ['docs/problems/windows/index.html', 'windows'],
  ['docs/intro/index.html', 'other'],
  ['blog/tags/软件下载/index.html', 'other'],
  ['lab/index.html', 'labs'],
  ['assets/js/a.js', 'core'],
  ['docs/android/print/index.html', undefined],
  ['docs/1.0/index.html', undefined],
  ['docs/1.0/android/intro/index.html', undefined],
  ['docs/intro.md', undefined],
  ['llms-full.txt', undefined],
  ['ascript-stubs.zip', undefined],
  ['sw.js', undefined],
  ['img/app/wide.png', undefined],
])('%s is kept with %s', (file, part) => {
  expect(toFilePart(file, () => 'core', [{path: '/docs/1.0'}])).toBe(part);
});
