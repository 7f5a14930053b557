import {toPath} from '../content/toPath';
import type {Chapter, Section} from './planSections';

/** Where the link of a printed page leads, and to which chapter when that is another one of its section. */
export interface PrintLink {
  href: string;
  chapter?: number;
}

export interface PrintSite {
  /** Published address, with the base URL and a slash at its end. */
  url: string;
  baseUrl: string;
}

/** Makes the function that turns the links of a chapter: into its section where that holds the target, else to the site, whole. */
export function createPrintLinks(chapter: Chapter, section: Section, {url, baseUrl}: PrintSite) {
  const chapters = new Map(section.chapters.map((each) => [each.path, each]));
  return (href: string): PrintLink => {
    if (href.startsWith('#')) return {href: toFragment(chapter, href)};
    // A whole address is another site's, even on the host that this one is built for.
    if (!href.startsWith(baseUrl)) return {href};
    const target = new URL(href, url);
    const found = target.search === '' ? chapters.get(toPath(target.pathname, baseUrl)) : undefined;
    if (found === undefined) return {href: target.href};
    const fragment = toFragment(found, target.hash);
    return found === chapter ? {href: fragment} : {href: fragment, chapter: found.number};
  };
}

/** The id that something on a page has in its section. */
export function toPrintId({id}: Chapter, own: string): string {
  return `${id}--${own}`;
}

function toFragment(chapter: Chapter, hash: string): string {
  return `#${hash === '' ? chapter.id : toPrintId(chapter, hash.slice(1))}`;
}
