import {toPath} from '../content/toPath';
import type {PlannedChapter, Section} from './planSections';

/** The target of a link on a printed page, with the number of the chapter when it is another one of the section. */
interface PrintLink {
  href: string;
  chapter?: number;
}

export interface PrintSite {
  /** Published address, with the base URL and a slash at its end. */
  url: string;
  baseUrl: string;
}

/** Makes a function that resolves the links of a chapter: within its section where that has the target, else as absolute URLs. */
export function createPrintLinks(chapter: PlannedChapter, section: Section, {url, baseUrl}: PrintSite) {
  const chapters = new Map(section.chapters.map((each) => [each.path, each]));
  return (href: string): PrintLink => {
    if (href.startsWith('#')) return {href: toFragment(chapter, href)};
    // Pages link each other by paths, so an absolute URL is kept as it is, even on the site's own host.
    if (!href.startsWith(baseUrl)) return {href};
    const target = new URL(href, url);
    const found = target.search === '' ? chapters.get(toPath(target.pathname, baseUrl)) : undefined;
    if (found === undefined) return {href: target.href};
    const fragment = toFragment(found, target.hash);
    return found === chapter ? {href: fragment} : {href: fragment, chapter: found.number};
  };
}

/** The id in a section of what has the id `own` on its page. */
export function toPrintId({id}: PlannedChapter, own: string): string {
  return `${id}--${own}`;
}

function toFragment(chapter: PlannedChapter, hash: string): string {
  return `#${hash === '' ? chapter.id : toPrintId(chapter, hash.slice(1))}`;
}
