import {toPath} from '../content/toPath';
import type {MarkdownContext} from './markdownContext';
import {toMarkdownPath} from './toMarkdownPath';

export interface MarkdownSite {
  /** Published address, with the base URL and a slash at its end. */
  url: string;
  baseUrl: string;
  /** Paths of the pages that have a Markdown copy (see toPath). */
  paths: ReadonlySet<string>;
}

/** URL of a page's Markdown copy. */
export function toMarkdownUrl(path: string, {url}: Pick<MarkdownSite, 'url'>): string {
  return url + encodeURI(toMarkdownPath(path).slice(1));
}

/** Makes the function that turns links of a page into those of its Markdown copy: to the copies of other pages, all of them whole. */
export function createLinkResolver(path: string, site: MarkdownSite): MarkdownContext['toHref'] {
  return (href) => {
    if (href.startsWith('#')) return undefined;
    // A whole address is another site's, even on the host that this one is built for.
    if (!href.startsWith(site.baseUrl)) return href;
    const target = new URL(href, site.url);
    const targetPath = toPath(target.pathname, site.baseUrl);
    if (targetPath === path && target.hash !== '') return undefined;
    const isPage = site.paths.has(targetPath) && target.search === '';
    return isPage ? toMarkdownUrl(targetPath, site) + target.hash : target.href;
  };
}
