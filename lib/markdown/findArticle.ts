import {type HTMLElement, parse} from 'node-html-parser';

/** The source of the main part of a built page; empty without one. */
export function takeMain(html: string): string {
  const start = html.indexOf('<main');
  return start === -1 ? '' : html.slice(start, html.lastIndexOf('</main>') + '</main>'.length);
}

/** What a built page has to say, without the frame: the text of a docs page, the main part of any other. */
export function findArticle(page: string, html: string): HTMLElement {
  const document = parse(takeMain(html), {comment: false, blockTextElements: {script: true, style: true}});
  const article = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  if (article === null) throw new Error(`${page}: has no <main> to take the text from`);
  return article;
}
