import {existsSync} from 'node:fs';
import path from 'node:path';
import type {HTMLElement} from 'node-html-parser';
import {expect, it} from 'vitest';
import {
  BUILD,
  PRINT_ROUTES,
  parsePage,
  readBuiltPages,
  readCurrentPages,
  toLinkedRoute,
} from '../support/builtSite';

const documents = new Map(readBuiltPages().map((page) => [page.route, parsePage(page)]));

interface Reference {
  from: string;
  target: string;
}

function collect(selector: string, attribute: string): Reference[] {
  return [...documents].flatMap(([from, document]) =>
    document
      .querySelectorAll(selector)
      .map((element) => ({from, target: element.getAttribute(attribute) ?? ''})),
  );
}

const links = collect('a[href]', 'href');

it('leads every internal link to a page or file that exists', () => {
  const files = [...collect('link[href]', 'href'), ...collect('[src]', 'src')];
  const broken = [...links, ...files].filter(({target}) => isInternal(target) && !exists(target));
  expect(broken).toEqual([]);
});

it('leads every anchor to an element that exists on the page it names', () => {
  // `getElementById` would walk through the page for each of its links.
  const ids = new Map(
    [...documents].map(([route, document]) => [
      route,
      new Set(document.querySelectorAll('[id]').map(({id}) => id)),
    ]),
  );
  const broken = links.filter(({from, target}) => {
    const [route = '', anchor = ''] = target.split('#');
    if (anchor === '' || (route !== '' && !isInternal(route))) return false;
    return ids.get(route === '' ? from : toLinkedRoute(route))?.has(decodeURIComponent(anchor)) === false;
  });
  expect(broken).toEqual([]);
});

it('leads to every docs page from the text of another', () => {
  const linked = new Set([...documents].flatMap(listWrittenLinks));
  const routes = readCurrentPages().map(({route}) => route);
  const orphans = routes.filter((route) => route.startsWith('/docs/') && !linked.has(route));
  expect(orphans).toEqual([]);
});

it('opens every external link in a new tab without handing over the opener or the referrer', () => {
  const external = [...documents].flatMap(([from, document]) =>
    document.querySelectorAll('a[href^=http]').map((link) => ({from, link})),
  );
  expect(external.length).toBeGreaterThan(0);
  const faults = external.filter(
    ({link}) =>
      link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer',
  );
  expect(faults.map(({from, link}) => `${from}: ${link.outerHTML}`)).toEqual([]);
});

it('writes no style attribute, which the security policy would refuse', () => {
  expect(collect('[style]', 'style')).toEqual([]);
});

it('loads nothing from another host', () => {
  const loaded = [
    ...collect('script[src], img[src], iframe[src], source[src]', 'src'),
    ...collect('link[rel=stylesheet]', 'href'),
  ];
  expect(loaded.filter(({target}) => !isInternal(target) && !target.startsWith('data:'))).toEqual([]);
});

/** Where the text of a page leads. Selectors alone, and `closest`, would look at all ancestors of every link. */
function listWrittenLinks([from, document]: [string, HTMLElement]): string[] {
  const listLinks = (within: string) =>
    document.querySelectorAll(within).flatMap((element) => element.querySelectorAll('a[href]'));
  // The pages with problems link every page that has a failure list: nobody wrote these links.
  const gathered = new Set(listLinks('[data-problems]'));
  return listLinks('.theme-doc-markdown, .blog-posts, main .markdown')
    .filter((link) => !gathered.has(link))
    .map((link) => toLinkedRoute(link.getAttribute('href') ?? ''))
    .filter((route) => route !== from);
}

function isInternal(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}

function exists(target: string): boolean {
  const route = toLinkedRoute(target);
  return (
    documents.has(route) ||
    documents.has(`${route}.html`) ||
    PRINT_ROUTES.includes(route) ||
    (path.extname(route) !== '' && existsSync(path.join(BUILD, route)))
  );
}
