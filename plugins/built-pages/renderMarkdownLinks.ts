import {findIndexPath} from '../../lib/markdown/findIndexPath';
import {toMarkdownPath} from '../../lib/markdown/toMarkdownPath';

/** The links in a page's head by which assistants find its Markdown copy and the list that it is on (https://llmstxt.org, version 2). */
export function renderMarkdownLinks(path: string, baseUrl: string): string {
  const [markdown, index] = [toMarkdownPath(path), findIndexPath(path)].map(
    (target) => baseUrl + encodeURI(target.slice(1)),
  );
  return `<link rel="alternate" type="text/markdown" href="${markdown}"><link rel="describedby" href="${index}" type="text/plain">`;
}
