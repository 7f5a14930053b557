import {expect, it} from 'vitest';
import {findSharedNames} from './findSharedNames';
import type {GeneratedRoute} from './readRoutes';
import {createChainFinder} from './siteRoutes';
import {createPageRoutes} from './toPageRoutes';
import {toSiteRoutes} from './toSiteRoutes';

const ROUTES: GeneratedRoute[] = [
  {path: '/', component: 'home', exact: true},
  {
    path: '/docs',
    component: 'docs',
    routes: [
      {path: '/docs/a', component: 'a', exact: true, sidebar: 'main'},
      {path: '/docs/欢迎', component: 'b', exact: true},
    ],
  },
];
const NAMES = {
  home: {__comp: 'Home'},
  docs: {__comp: 'Frame', __context: {plugin: 'docsPlugin'}},
  a: {__comp: 'Page', content: 'contentA'},
  b: {__comp: 'Page', items: [{content: 'contentB'}]},
};
const BUNDLED = {
  places: {
    Home: [1, '10'],
    Frame: [2, '20', '21'],
    docsPlugin: [3, '30'],
    Page: [4, '40'],
    contentA: [5, '50'],
    contentB: [6, '60'],
  },
  files: {10: 'aaaa', 50: 'bbbb', 60: 'cccc'},
} as const;
const OPTIONS = {routes: ROUTES, names: NAMES, bundled: BUNDLED, docs: [[{id: 'a', permalink: '/docs/a'}]]};

it('writes down of a page its own route and the frames around it, with what they load', () => {
  const toPageRoutes = createPageRoutes(toSiteRoutes(OPTIONS), '/');
  expect(toPageRoutes('/docs/a')).toEqual({
    hasHome: true,
    modules: [
      [4, '40'],
      [5, '50'],
      [2, '20', '21'],
      [3, '30'],
    ],
    files: {50: 'bbbb'},
    routes: [
      {
        path: '/docs',
        modules: {__comp: 2, __context: {plugin: 3}},
        routes: [{path: '/docs/a', exact: true, sidebar: 'main', doc: 'a', modules: {__comp: 0, content: 1}}],
      },
    ],
  });
});

it('writes down where a page is in other versions of the docs', () => {
  const old = [
    {id: 'a', permalink: '/docs/1.0/a'},
    {id: 'b', permalink: '/docs/1.0/b'},
  ];
  const {routes} = toSiteRoutes({...OPTIONS, docs: [...OPTIONS.docs, old]});
  const [page] = createChainFinder(routes)('/docs/a')?.slice(-1) ?? [];
  expect(page).toMatchObject({doc: 'a', otherVersions: ['/docs/1.0/a']});
});

it('writes down nothing of a page without a route, but whether there is a home page', () => {
  const empty = {modules: [], files: {}, routes: []};
  expect(createPageRoutes(toSiteRoutes(OPTIONS), '/')('/404.html')).toEqual({hasHome: true, ...empty});
  expect(createPageRoutes(toSiteRoutes(OPTIONS), '/base/')('')).toEqual({hasHome: false, ...empty});
});

it('keeps the form of what a page is made of', () => {
  const {routes, modules} = toSiteRoutes(OPTIONS);
  const [page] = createChainFinder(routes)('/docs/欢迎')?.slice(-1) ?? [];
  expect(page?.modules).toEqual({__comp: 3, items: [{content: 5}]});
  expect(modules[5]).toEqual([6, '60']);
});

it('throws when the bundler does not know what a route is made of', () => {
  const {contentA: _gone, ...places} = BUNDLED.places;
  expect(() => toSiteRoutes({...OPTIONS, bundled: {...BUNDLED, places}})).toThrow('needs the chunk contentA');
});

it('finds a page whatever the case and the slash at its end, and no frame alone', () => {
  const find = createChainFinder(toSiteRoutes(OPTIONS).routes);
  for (const path of ['/docs/a', '/Docs/A', '/docs/a/'])
    expect(find(path)?.map((route) => route.path)).toEqual(['/docs', '/docs/a']);
  expect(find('/')).toHaveLength(1);
  expect(find('/docs')).toBeUndefined();
  expect(find('/docs/b')).toBeUndefined();
});

it('takes for shared what frames and many pages are made of', () => {
  expect(findSharedNames(ROUTES, NAMES)).toEqual(new Set(['Frame', 'docsPlugin']));
  const many = Array.from({length: 10}, (_, index) => ({path: `/${index}`, component: 'a', exact: true}));
  expect(findSharedNames(many, NAMES)).toEqual(new Set(['Page', 'contentA']));
});
