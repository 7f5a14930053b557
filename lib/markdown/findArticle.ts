import {type HTMLElement, parse} from 'node-html-parser';

/** What a built page has to say, without the frame: the text of a docs page, the main part of any other. */
export function findArticle(page: string, html: string): HTMLElement {
  const document = parse(html, {comment: false, blockTextElements: {script: true, style: true}});
  const article = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  if (article === null) throw new Error(`${page}: has no <main> to take the text from`);
  return article;
}
