import {decodeUrlPart} from '../../../lib/text/decodeUrlPart';
import type {PageEntry} from './siteData';

/**
 * Finds a page by its path, its address on any host, the address of its Markdown copy or its URI as a resource; an anchor is
 * ignored.
 */
export function findPage(asked: string, pages: readonly PageEntry[], origin: string): PageEntry | undefined {
  const wanted = toPath(asked, origin);
  return pages.find((page) => page.path === wanted || page.path === `/docs${wanted}`);
}

/** The pages below a path that is no page itself. */
export function findPagesBelow(
  asked: string,
  pages: readonly PageEntry[],
  origin: string,
): readonly PageEntry[] {
  const folder = `${toPath(asked, origin)}/`;
  return pages.filter(({path}) => path.startsWith(folder));
}

function toPath(asked: string, origin: string): string {
  const path = asked
    .replace(origin, '')
    // The vendor's site has the same paths, and so has a copy of this one on another host.
    .replace(/^[a-z][a-z-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  return decodeUrlPart(path.startsWith('/') ? path : `/${path}`);
}

/** The decoded anchor of an address; undefined without one. */
export function findAnchor(asked: string): string | undefined {
  const [, anchor = ''] = /#(.*)$/s.exec(asked) ?? [];
  return anchor === '' ? undefined : decodeUrlPart(anchor);
}
