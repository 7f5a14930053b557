import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HTMLElement} from 'node-html-parser';
import {describe, expect, it} from 'vitest';
import {toPath} from '../../lib/content/toPath';
import {findArticle} from '../../lib/markdown/findArticle';
import sidebars from '../../sidebars';
import {BUILD, parsePage, readBuiltPages, readPrintPages} from '../support/builtSite';

const pages = new Map(readBuiltPages().map((page) => [page.route, page]));
const OUTSIDE_LISTS = ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'symbols.json'];

describe.each(readPrintPages())('$route', (page) => {
  const document = parsePage(page);
  const [, , platform = ''] = page.route.split('/');
  const chapters = document.querySelectorAll('main > section');

  it('holds every page of its sidebar once', () => {
    const sidebar = JSON.stringify(sidebars[platform as 'android' | 'ios' | 'windows']);
    const sources = chapters.map((chapter) => toSource(chapter));
    expect(new Set(sources).size).toBe(sources.length);
    const onSidebar = [...pages.keys()].filter((route) => {
      const id = route.replace('/docs/', '');
      return sidebar.includes(`"${id}"`) || sidebar.includes(`"${id}/index"`);
    });
    expect([...sources].sort()).toEqual(onSidebar.sort());
  });

  it('says what the pages say: their headings and all of their code', () => {
    const faults = chapters.flatMap((chapter) => {
      const route = toSource(chapter);
      const article = findArticle(route, pages.get(route)?.html ?? '');
      const readAll = (element: HTMLElement, tags: string) =>
        element.querySelectorAll(tags).map((each) => each.textContent.replace('\u200b', ''));
      return [
        isEqual(readAll(article, 'h1, h2, h3'), readAll(chapter, 'h2, h3, h4')) ? [] : `${route}: headings`,
        isEqual(readAll(article, 'pre'), readAll(chapter, 'pre')) ? [] : `${route}: code`,
      ].flat();
    });
    expect(faults).toEqual([]);
  });

  it('has each id once, and leads each link into itself to one of them', () => {
    const ids = document.querySelectorAll('[id]').map(({id}) => id);
    const known = new Set(ids);
    expect(known.size).toBe(ids.length);
    const targets = document.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href') ?? '');
    expect(targets.filter((target) => !known.has(decodeURIComponent(target.slice(1))))).toEqual([]);
    // What is not in it is named whole, as a PDF has no site around it.
    expect(document.querySelectorAll('a:not([href^="#"], [href^="http"])')).toEqual([]);
  });

  it('needs no script, has nothing to press, and asks not to be indexed', () => {
    expect(document.querySelectorAll('script, button, input, form, [style]')).toEqual([]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.html).toContain(`content="default-src 'none'; style-src 'self'`);
  });

  it('is linked from the introduction of its platform, and from no list for machines', () => {
    expect(pages.get(`/docs/${platform}/intro`)?.html).toContain(`href="${page.route}"`);
    for (const file of OUTSIDE_LISTS) {
      expect(readFileSync(path.join(BUILD, file), 'utf8')).not.toContain(`${page.route}<`);
      expect(readFileSync(path.join(BUILD, file), 'utf8')).not.toContain(`${page.route}.md`);
    }
  });
});

/** The route of the page that a chapter comes from. */
function toSource(chapter: HTMLElement): string {
  const href = chapter.querySelector('.chapter-source a')?.getAttribute('href') ?? '';
  return toPath(new URL(href).pathname, '/');
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
