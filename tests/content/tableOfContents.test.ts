import {expect, it} from 'vitest';
import {parsePage, readBuiltPages} from '../support/builtSite';

const pages = readBuiltPages()
  .map((page) => ({route: page.route, document: parsePage(page)}))
  .filter(({document}) => document.querySelector('.table-of-contents'));

it('lists the headings of levels 2 and 3 in every table of contents, in their order', () => {
  expect(pages.length).toBeGreaterThan(100);
  const wrong = pages.filter(({document}) => {
    const listed = document
      .querySelectorAll('.table-of-contents a')
      .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    const headings = document.querySelectorAll('article h2[id], article h3[id]').map(({id}) => id);
    return listed.join() !== headings.join();
  });
  expect(wrong.map(({route}) => route)).toEqual([]);
});
