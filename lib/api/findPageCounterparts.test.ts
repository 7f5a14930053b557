import {expect, it} from 'vitest';
import type {WrittenPage} from '../content/listContentPages';
import {buildModel} from './buildModel';
import {findPageCounterparts} from './findPageCounterparts';
import {parseStub} from './parseStub';

const CALLS = 'def click() -> None:\n    """Taps."""\n\ndef swipe() -> None:\n    """Swipes."""\n';
const OTHERS = ['a', 'b', 'c', 'd'].map((name) => `def ${name}() -> None:\n    """Acts."""\n`).join('\n');
const model = buildModel([
  ...['android', 'ios'].map((platform) =>
    parseStub(`"""Actions."""\n${CALLS}`, `ascript.${platform}.action`, `${platform}.pyi`),
  ),
  parseStub(`${OTHERS}\ndef tap() -> None:\n    """Taps."""\n`, 'ascript.android.shell', 'shell.pyi'),
  parseStub('def tap() -> None:\n    """Taps."""\n', 'ascript.ios.shell', 'ios-shell.pyi'),
]);
const symbolHrefs = new Map([
  ['ascript.android.action.click', '/docs/android/action#action.click'],
  ['ascript.android.action.swipe', '/docs/android/action#action.swipe'],
  ['ascript.ios.action.click', '/docs/ios/touch#action.click'],
  ['ascript.ios.action.swipe', '/docs/ios/touch#action.swipe'],
  ...['a', 'b', 'c', 'd', 'tap'].map(
    (name) => [`ascript.android.shell.${name}`, `/docs/android/shell#shell.${name}`] as const,
  ),
  ['ascript.ios.shell.tap', '/docs/ios/touch#shell.tap'],
]);

function findPaths(paths: string[]): Record<string, string[]> {
  const pages = paths.map(
    (path): WrittenPage => ({
      kind: 'doc',
      file: path,
      path,
      title: path,
      description: '',
      keywords: [],
      questions: [],
      frontMatter: {},
    }),
  );
  const found = findPageCounterparts(pages, {model, symbolHrefs});
  return Object.fromEntries([...found].map(([file, links]) => [file, links.map(({href}) => href)]));
}

it('leads to the page that documents the same calls, wherever it is', () => {
  expect(findPaths(['/docs/android/action', '/docs/ios/touch', '/docs/ios/action'])).toEqual({
    '/docs/android/action': ['/docs/ios/touch'],
    '/docs/ios/touch': ['/docs/android/action'],
    '/docs/ios/action': ['/docs/android/action'],
  });
});

it('leads to the page at the same place when there are no calls to compare', () => {
  expect(findPaths(['/docs/android/devtools/pycharm', '/docs/ios/devtools/pycharm', '/docs/intro'])).toEqual({
    '/docs/android/devtools/pycharm': ['/docs/ios/devtools/pycharm'],
    '/docs/ios/devtools/pycharm': ['/docs/android/devtools/pycharm'],
  });
});

it('takes one call among many for no common subject', () => {
  expect(findPaths(['/docs/android/shell', '/docs/ios/touch'])).toEqual({});
  expect(findPaths(['/docs/android/shell', '/docs/ios/shell', '/docs/ios/touch'])).toEqual({
    '/docs/android/shell': ['/docs/ios/shell'],
    '/docs/ios/shell': ['/docs/android/shell'],
  });
});

it('leads from a course to those of other platforms', () => {
  expect(findPaths(['/docs/learn/android', '/docs/learn/ios', '/docs/learn/android/tap'])).toEqual({
    '/docs/learn/android': ['/docs/learn/ios'],
    '/docs/learn/ios': ['/docs/learn/android'],
  });
});
