import {expect, it} from 'vitest';
import {toGlossaryEntries} from './toGlossaryEntries';

const pages = [
  {path: '/docs/android/a', title: 'A title'},
  {path: '/docs/ios/a', title: 'Its title'},
  {path: '/docs/windows/a', title: 'On Windows'},
];
const word = {meaning: 'A word.', forms: ['x'] as [string]};

it('lists terms by their letters, with the titles of their pages and, of several, the platforms', () => {
  expect(
    toGlossaryEntries(
      [
        {id: 'yolo', term: 'YOLO', ...word, pages: ['/docs/android/a#b', '/docs/ios/a', '/docs/windows/a']},
        {id: 'adb', term: 'adb', ...word, chinese: '调试桥', except: ['y'], pages: ['/docs/ios/a']},
      ],
      pages,
    ),
  ).toEqual([
    {
      id: 'adb',
      term: 'adb',
      meaning: 'A word.',
      chinese: '调试桥',
      links: [{href: '/docs/ios/a', label: 'Its title'}],
    },
    {
      id: 'yolo',
      term: 'YOLO',
      meaning: 'A word.',
      links: [
        {href: '/docs/android/a#b', label: 'A title (Android)'},
        {href: '/docs/ios/a', label: 'Its title (iOS)'},
        {href: '/docs/windows/a', label: 'On Windows'},
      ],
    },
  ]);
});

it('names a page that the site leaves out by its path', () => {
  expect(toGlossaryEntries([{id: 'a', term: 'a', ...word, pages: ['/docs/b']}], pages)).toMatchObject([
    {links: [{href: '/docs/b', label: '/docs/b'}]},
  ]);
});
