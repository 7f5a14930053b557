import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dropEndSlash} from '../../lib/text/dropEndSlash';
import {type BuiltPage, parsePage, readBuiltPages, toLinkedRoute} from '../support/builtSite';
import {readManifest} from '../support/manifest';

interface DocEntry {
  path: string;
  sidebar?: string;
}

const manifest = readManifest();
const pages = new Map(readBuiltPages().map((page) => [dropEndSlash(page.route), page]));

it('has every route of the manifest', () => {
  const routes = manifest.map((route) => route.path);
  expect(routes.filter((route) => !pages.has(dropEndSlash(route)))).toEqual([]);
});

it('puts every docs page on the sidebar that the list of routes names', () => {
  const sidebars = new Map(readDocs().map((doc) => [doc.path, doc.sidebar ?? 'none']));
  const expected = manifest
    .filter((route) => route.kind === 'doc' && !route.path.startsWith('/docs/category/'))
    .map((route) => [route.path, route.sidebar === 'default' ? 'tutorial' : route.sidebar]);
  expect(expected.map(([route = '']) => [route, sidebars.get(route)])).toEqual(expected);
});

it('gives every page one h1, a title and a description', () => {
  const faults = [...pages.values()].filter((page) => page.route !== '/404.html').flatMap(describeFaults);
  expect(faults).toEqual([]);
});

it('reaches every page by links from the home page', () => {
  const reached = new Set<string>();
  const queue = ['/'];
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const page = pages.get(route);
    if (reached.has(route) || page === undefined) continue;
    reached.add(route);
    queue.push(...readLinks(page));
  }
  const missed = [...pages.keys()].filter((route) => !reached.has(route) && route !== '/404.html');
  expect(missed).toEqual([]);
});

function describeFaults(page: BuiltPage): string[] {
  const document = parsePage(page);
  const title = document.querySelector('title')?.textContent ?? '';
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const headings = document.querySelectorAll('h1').length;
  return [
    headings === 1 ? [] : `${page.route} has ${headings} h1`,
    title.trim() === '' ? `${page.route} has no title` : [],
    description.trim() === '' ? `${page.route} has no description` : [],
  ].flat();
}

function readLinks(page: BuiltPage): string[] {
  return parsePage(page)
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map(toLinkedRoute);
}

/** The docs plugin's own list of its pages, which names the sidebar of each. */
function readDocs(): DocEntry[] {
  const file = path.resolve(__dirname, '../../.docusaurus/globalData.json');
  const data: {'docusaurus-plugin-content-docs': {default: {versions: {docs: DocEntry[]}[]}}} = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return data['docusaurus-plugin-content-docs'].default.versions.flatMap((version) => version.docs);
}
