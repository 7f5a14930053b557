import {expect, it} from 'vitest';
import type {WrittenPage} from '../content/listContentPages';
import {isRecipeFile} from './isRecipeFile';
import {listRecipes} from './listRecipes';

function page(name: string, frontMatter: WrittenPage['frontMatter']): WrittenPage {
  return {
    kind: 'doc',
    file: `docs/cookbook/${name}.mdx`,
    path: `/docs/cookbook/${name}`,
    title: name,
    description: `About ${name}.`,
    keywords: [],
    questions: [],
    frontMatter,
  };
}

const popUps = page('pop-ups', {recipe: {platforms: ['android'], uses: ['controls']}});
const filling = page('filling', {recipe: {platforms: ['windows', 'android'], uses: ['files', 'controls']}});

it('lists the pages whose front matter says that they are recipes, by title', () => {
  expect(listRecipes([popUps, page('index', {}), filling])).toEqual([
    {
      title: 'filling',
      description: 'About filling.',
      path: '/docs/cookbook/filling',
      platforms: ['windows', 'android'],
      uses: ['files', 'controls'],
    },
    {
      title: 'pop-ups',
      description: 'About pop-ups.',
      path: '/docs/cookbook/pop-ups',
      platforms: ['android'],
      uses: ['controls'],
    },
  ]);
});

it.each([
  ['docs/cookbook/pop-ups.mdx', true],
  ['docs\\cookbook\\pop-ups.mdx', true],
  ['docs/cookbook/index.mdx', false],
  ['docs/android/intro.mdx', false],
])('knows whether %s is a recipe', (file, expected) => {
  expect(isRecipeFile(file)).toBe(expected);
});
