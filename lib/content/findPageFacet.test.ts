import {expect, it} from 'vitest';
import {findPageFacet, listPageFacets} from './findPageFacet';

const popUps = {
  path: '/docs/cookbook/pop-ups',
  frontMatter: {recipe: {platforms: ['android'], uses: ['controls']}},
};
const filling = {
  path: '/docs/cookbook/filling',
  frontMatter: {recipe: {platforms: ['windows', 'android'], uses: ['files', 'controls']}},
};

const topic = (platforms?: readonly string[]) => ({
  path: '/docs/topics/waiting',
  frontMatter: platforms ? {platforms} : {},
});

it('counts a page for the platforms that it names, else for that of its folder', () => {
  expect([popUps, filling].map(listPageFacets)).toEqual([['Android'], ['Windows', 'Android']]);
  expect(listPageFacets({path: '/docs/ios/intro', frontMatter: {}})).toEqual(['iOS']);
  expect(listPageFacets(topic(['android']))).toEqual(['Android']);
  expect(listPageFacets(topic(['android', 'ios']))).toEqual(['Other', 'Android', 'iOS']);
});

it('counts a page once where only one platform can count', () => {
  expect([popUps, filling, topic()].map(findPageFacet)).toEqual(['Android', 'Windows', 'Other']);
});
