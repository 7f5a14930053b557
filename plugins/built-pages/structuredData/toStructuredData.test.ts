import {expect, it} from 'vitest';
import {type DescribedPage, toStructuredData} from './toStructuredData';

const URL = 'https://docs.example/base/';
const site = {
  name: 'AScript',
  tagline: 'Python automation',
  url: URL,
  baseUrl: '/base/',
  logo: 'img/logo.svg',
  sameAs: ['https://vendor.example'],
  products: [{id: 'c3', name: 'C3 board', summary: 'A board.', forWhom: 'One phone'}],
};
const android = {name: 'Android', path: '/docs/android/intro'};

function describeAt(path: string, changes: Partial<DescribedPage> = {}) {
  const page: DescribedPage = {
    kind: 'page',
    title: 'Title',
    description: 'A description.',
    url: URL + path.slice(1),
    path,
    breadcrumbs: [],
    image: `${URL}a.png`,
    ...changes,
  };
  return toStructuredData(page, site);
}

function types(...page: Parameters<typeof describeAt>) {
  return describeAt(...page).map((thing) => thing['@type']);
}

it('says on the home page who makes the site, and how it is searched', () => {
  expect(describeAt('/')).toMatchObject([
    {'@type': 'Organization', '@id': `${URL}#organization`, logo: `${URL}img/logo.svg`},
    {
      '@type': 'WebSite',
      publisher: {'@id': `${URL}#organization`},
      potentialAction: {target: {urlTemplate: `${URL}search?q={search_term_string}`}},
    },
  ]);
});

it('describes docs pages and posts as articles, with their dates where there are any', () => {
  expect(
    describeAt('/docs/a', {kind: 'doc', breadcrumbs: [android], modified: '2026-11-21'})[0],
  ).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Title',
    url: `${URL}docs/a`,
    image: `${URL}a.png`,
    dateModified: '2026-11-21',
    author: {'@type': 'Organization', name: 'AScript', url: URL},
  });
  expect(describeAt('/docs/a', {kind: 'doc'})[0]).not.toHaveProperty('dateModified');
  expect(describeAt('/blog/a', {kind: 'post', published: '2026-11-18'})[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-11-18',
  });
});

it('leads from the home page to the page, over the places that have a page', () => {
  const breadcrumbs = [android, {name: 'Text'}, {name: 'Screen', path: '/docs/android/screen/'}];
  expect(describeAt('/docs/a', {breadcrumbs})).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'AScript', item: URL},
        {'@type': 'ListItem', position: 2, name: 'Android', item: `${URL}docs/android/intro`},
        {'@type': 'ListItem', position: 3, name: 'Screen', item: `${URL}docs/android/screen/`},
        {'@type': 'ListItem', position: 4, name: 'Title', item: `${URL}docs/a`},
      ],
    },
  ]);
});

it('does not put a page above itself', () => {
  expect(describeAt(android.path, {breadcrumbs: [android]})[0]?.itemListElement).toHaveLength(2);
});

it('lists the products of the shop, without prices', () => {
  const [list] = describeAt('/shop');
  expect(list?.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'Product',
        name: 'C3 board',
        description: 'A board.',
        url: `${URL}shop#c3`,
        audience: {'@type': 'Audience', audienceType: 'One phone'},
      },
    },
  ]);
});

it('describes other pages by where they stand, the blog as a blog, and a missing page not at all', () => {
  expect(types('/videos')).toEqual(['BreadcrumbList']);
  expect(types('/blog')).toEqual(['Blog', 'BreadcrumbList']);
  expect(types('/404.html')).toEqual([]);
});
