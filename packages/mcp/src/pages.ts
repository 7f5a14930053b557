import {decodeUrlPart} from '../../../lib/text/decodeUrlPart';
import type {PageEntry} from './siteData';

/** Finds a page by its path, its address or the address of its Markdown copy; an anchor is ignored. */
export function findPage(asked: string, pages: readonly PageEntry[], origin: string): PageEntry | undefined {
  const path = asked
    .replace(origin, '')
    .replace(/[?#].*$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  return pages.find((page) => page.path === wanted || page.path === `/docs${wanted}`);
}

/** The decoded anchor of an address; undefined without one. */
export function findAnchor(asked: string): string | undefined {
  const [, anchor = ''] = /#(.*)$/s.exec(asked) ?? [];
  return anchor === '' ? undefined : decodeUrlPart(anchor);
}
