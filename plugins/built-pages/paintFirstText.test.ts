import {expect, it} from 'vitest';
import {paintFirstText} from './paintFirstText';

const SPRITE = '<svg><symbol id="a"></symbol></svg>';
const MODE = '<script>\nsetMode();\n</script>';
const CHECK = '<script>checkMode("light")</script>';
const WITHOUT_SCRIPTS = '<noscript><link rel="stylesheet" href="/css/without-scripts.css"></noscript>';
const SHEET = '<link rel="stylesheet" href="/assets/css/styles.1.css" />';
const STOP = '<script>document.currentScript.remove()</script>';
const TITLE = '<main class="a"><header><h1>Title</h1></header>';

it('moves the scripts before the style sheet, in their order, and lets the parser wait behind the first paragraph', () => {
  const page = (inHead: string, atStart: string, stop: string) =>
    `<head><script>first()</script>${WITHOUT_SCRIPTS}${inHead}${SHEET}</head><body class="b">${SPRITE}${atStart}` +
    `<div id="__docusaurus"><p>Frame</p>${TITLE}<p>Text</p>${stop}<p>More</p><script>own()</script></main></div></body>`;
  expect(paintFirstText(page('', MODE + CHECK, ''))).toBe(page(MODE + CHECK, '', STOP));
});

it.each([
  ['no paragraph below its title', `<p>Before</p>${TITLE}<ul></ul></main>`],
  [
    'a first paragraph for readers without scripts',
    `${TITLE}<noscript><p>Turn them on.</p></noscript></main>`,
  ],
])('lets the parser wait before a page that has %s: the policy names the same scripts', (_case, content) => {
  const page = (inHead: string, atStart: string) =>
    `<head>${inHead}${SHEET}</head><body>${SPRITE}${atStart}<div id="__docusaurus">${content}</div></body>`;
  expect(paintFirstText(page('', MODE))).toBe(page(MODE, STOP));
});

it('leaves a page alone that has no style sheet of the bundle, such as one to print', () => {
  const html = `<head>${WITHOUT_SCRIPTS}</head><body>${SPRITE}<div id="__docusaurus">${TITLE}<p>Text</p></main></div></body>`;
  expect(paintFirstText(html)).toBe(html);
});
