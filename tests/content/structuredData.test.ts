import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {environment} from '../../config/environment';
import {BUILD, parsePage, readBuiltPages} from '../support/builtSite';

type Json = string | number | boolean | null | Json[] | {[key: string]: Json};
type Thing = {[key: string]: Json};

interface Description {
  route: string;
  things: Thing[];
}

/** What search engines ask of each type: schema.org, and Google's pages on article, breadcrumb, logo and search box. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  TechArticle: ['headline', 'description', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'author',
    'publisher',
    'datePublished',
    'mainEntityOfPage',
  ],
  Blog: ['name', 'description', 'url'],
  ItemList: ['itemListElement', 'numberOfItems'],
  BreadcrumbList: ['itemListElement'],
};

const SITE = environment.siteUrl + environment.baseUrl;
const pages = readBuiltPages();
const routes = new Set(pages.map(({route}) => route));
const descriptions: Description[] = pages.map((page) => ({
  route: page.route,
  things: parsePage(page)
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => {
      const data: {'@context': string; '@graph': Thing[]} = JSON.parse(script.textContent);
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'];
    }),
}));

function typesAt(route: string): Json[] {
  return (
    descriptions.find((page) => page.route === route)?.things.map((thing) => thing['@type'] ?? null) ?? []
  );
}

/** Every value below a thing, with the names that lead to it. */
function walk(value: Json, name = ''): {name: string; value: Json}[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{name, value}, ...below.flatMap(([key, part]) => walk(part, `${name}.${key}`))];
}

function isThere(address: string): boolean {
  const file = decodeURI(address.slice(SITE.length).replace(/[#?].*$/, ''));
  return routes.has(`/${file.replace(/\/$/, '')}`) || (file !== '' && existsSync(path.join(BUILD, file)));
}

it('describes each kind of page by its type', () => {
  expect(typesAt('/')).toEqual(['Organization', 'WebSite']);
  expect(typesAt('/shop')).toEqual(['ItemList', 'BreadcrumbList']);
  expect(typesAt('/blog')).toEqual(['Blog', 'BreadcrumbList']);
  expect(typesAt('/videos')).toEqual(['BreadcrumbList']);
  expect(typesAt('/404.html')).toEqual([]);
  const others = descriptions.filter(({route}) => !typesAt(route).includes('BreadcrumbList'));
  expect(others.map(({route}) => route)).toEqual(['/', '/404.html']);
  const articles = descriptions.filter(({route}) => typesAt(route)[0] === 'TechArticle');
  expect(articles.map(({route}) => route)).toEqual(
    descriptions.map(({route}) => route).filter((route) => route.startsWith('/docs/')),
  );
  const posts = descriptions.filter(({route}) => typesAt(route)[0] === 'BlogPosting');
  expect(posts.map(({route}) => route)).toEqual(
    expect.arrayContaining(['/blog/first-blog-post', '/blog/欢迎']),
  );
  expect(posts).toHaveLength(readdirSync('blog').filter((name) => name.endsWith('.mdx')).length);
});

it('says of each thing what search engines ask for', () => {
  const missing = descriptions.flatMap(({route, things}) =>
    things.flatMap((thing) =>
      (REQUIRED[String(thing['@type'])] ?? ['a known type'])
        .filter((field) => thing[field] === undefined || thing[field] === '')
        .map((field) => `${route}: ${thing['@type']} has no ${field}`),
    ),
  );
  expect(missing).toEqual([]);
});

it('gives absolute addresses, and those of this site lead somewhere', () => {
  const addresses = descriptions.flatMap(({route, things}) =>
    walk(things)
      .filter(({name}) => /\.(?:url|item|image|logo|mainEntityOfPage|@id|sameAs\.\d+)$/.test(name))
      .flatMap(({value}) => (typeof value === 'string' ? {route, address: value} : [])),
  );
  expect(addresses.length).toBeGreaterThan(1000);
  const faults = addresses.filter(
    ({address}) => !address.startsWith('https://') || (address.startsWith(SITE) && !isThere(address)),
  );
  expect(faults).toEqual([]);
});

it('numbers lists from one, each breadcrumb with two places or more', () => {
  const lists = descriptions.flatMap(({route, things}) =>
    things
      .filter((thing) => Array.isArray(thing.itemListElement))
      .map((thing) => ({
        route,
        positions: walk(thing.itemListElement ?? []).flatMap(({name, value}) =>
          /^\.\d+\.position$/.test(name) ? value : [],
        ),
      })),
  );
  expect(lists.length).toBeGreaterThan(pages.length / 2);
  const faults = lists.filter(
    ({positions}) => positions.length < 2 || positions.some((position, index) => position !== index + 1),
  );
  expect(faults).toEqual([]);
});

it('leads breadcrumbs over the categories that have a page', () => {
  const breadcrumb = descriptions
    .find(({route}) => route === '/docs/android/api/screen/ocr')
    ?.things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const items = walk(breadcrumb ?? {}).flatMap(({name, value}) => (name.endsWith('.item') ? value : []));
  expect(items).toEqual([
    SITE,
    `${SITE}docs/android/intro`,
    `${SITE}docs/android/api/screen/`,
    `${SITE}docs/android/api/screen/ocr`,
  ]);
});

it('offers nothing for a price: this site sells nothing', () => {
  const priced = descriptions.filter(({things}) =>
    /"(?:offers|price|priceCurrency)"/.test(JSON.stringify(things)),
  );
  expect(priced).toEqual([]);
});
