import {expect, it} from 'vitest';
import {planSections} from './planSections';

it('makes one section a platform, of the pages on its sidebar in their order, and none where there are no pages', () => {
  const order = [
    {path: '/docs/intro', sidebar: 'tutorial', section: 'Documentation'},
    {path: '/docs/android/intro', sidebar: 'android', section: 'Android'},
    {path: '/docs/learn/android/tap', sidebar: 'android', section: 'Course'},
  ];
  expect(planSections(order)).toEqual([
    {
      platform: 'android',
      chapters: [
        {path: '/docs/android/intro', id: 'android-intro', number: 1, part: 'Android'},
        {path: '/docs/learn/android/tap', id: 'learn-android-tap', number: 2, part: 'Course'},
      ],
    },
  ]);
});
