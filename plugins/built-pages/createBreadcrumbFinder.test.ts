import {expect, it} from 'vitest';
import {createBreadcrumbFinder, type SidebarItem} from './createBreadcrumbFinder';

const android = {name: 'Android', path: '/docs/android/intro'};
const docs = ['intro', 'screen/index', 'screen/ocr', 'web'].map((id) => ({
  id,
  permalink: `/base/docs/${id.replace(/index$/, '')}`,
}));

const blog = {name: 'Blog', path: '/blog'};

function finder(items: SidebarItem[], sidebar = 'android') {
  const roots = {sidebars: {android}, folders: {'/blog': blog}};
  return createBreadcrumbFinder({versions: [{docs, sidebars: {[sidebar]: items}}], roots, baseUrl: '/base/'});
}

it('puts a page below its categories and the root of its sidebar', () => {
  const find = finder([
    {type: 'doc', id: 'intro'},
    {
      type: 'category',
      label: 'Screen',
      link: {id: 'screen/index'},
      items: [{type: 'category', label: 'Text', items: [{type: 'doc', id: 'screen/ocr'}]}],
    },
    {type: 'link', label: 'Elsewhere'},
    {
      type: 'category',
      label: 'Web',
      link: {permalink: '/base/docs/category/web'},
      items: [{type: 'doc', id: 'web'}],
    },
  ]);
  expect(find('/docs/intro')).toEqual([android]);
  expect(find('/docs/screen')).toEqual([android]);
  expect(find('/docs/screen/ocr')).toEqual([
    android,
    {name: 'Screen', path: '/docs/screen/'},
    {name: 'Text'},
  ]);
  expect(find('/docs/category/web')).toEqual([android]);
  expect(find('/docs/web')).toEqual([android, {name: 'Web', path: '/docs/category/web'}]);
});

it('puts a page without sidebar below its folder, and any other below nothing', () => {
  const find = finder([]);
  expect(find('/blog/tags/hello')).toEqual([blog]);
  expect(find('/blog')).toEqual([]);
  expect(find('/shop')).toEqual([]);
});

it('stops at a sidebar without a root', () => {
  expect(() => finder([], 'ios')).toThrow(
    'built-pages: roots.sidebars.ios is missing; allowed: a name and a path for each sidebar',
  );
});
