import {parse} from 'node-html-parser';
import {expect, it} from 'vitest';
import {createSectionPrinter} from './createSectionPrinter';

const order = [
  {path: '/docs/ios/intro', sidebar: 'ios', section: 'iOS'},
  {path: '/docs/ios/tap', sidebar: 'ios', section: 'Actions'},
];

function createPage(path: string, title: string) {
  const html =
    '<link rel="stylesheet" href="/assets/css/styles.1.css" /><link rel="stylesheet" href="/css/x.css">';
  return {path, title, url: `https://docs.example${path}`, html};
}

it('writes the pages in the order of the sidebar, whichever was built first, and links each style sheet once', () => {
  const printer = createSectionPrinter({name: 'P', url: 'https://docs.example/', baseUrl: '/', order});
  for (const [path, title] of [
    ['/docs/ios/tap', 'Tap <b>'],
    ['/docs/ios/intro', 'Start'],
    ['/docs/other', 'Other'],
  ] as const)
    printer.add(createPage(path, title), printer.renderChapters(path, parse(`<h1>${title}</h1>`)));
  const [page, ...others] = printer.render();
  expect(others).toEqual([]);
  expect(page?.path).toBe('/docs/ios/print');
  const document = parse(page?.html ?? '');
  expect(document.querySelectorAll('nav li').map((item) => item.textContent)).toEqual(['Start', 'Tap <b>']);
  expect(document.querySelectorAll('section').map(({id}) => id)).toEqual(['ios-intro', 'ios-tap']);
  expect(document.querySelectorAll('nav ol').map((list) => list.getAttribute('start'))).toEqual(['1', '2']);
  const styles = document.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href'));
  expect(styles).toEqual(['/assets/css/styles.1.css', '/css/print-section.css']);
});
