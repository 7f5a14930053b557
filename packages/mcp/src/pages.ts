import {decodeUrlPart} from '../../../lib/text/decodeUrlPart';
import type {PageEntry} from './siteData';

/** The page that a path, an address or the address of a twin names, with an anchor or without. */
export function findPage(asked: string, pages: readonly PageEntry[], origin: string): PageEntry | undefined {
  const path = asked
    .replace(origin, '')
    .replace(/[?#].*$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  return pages.find((page) => page.path === wanted || page.path === `/docs${wanted}`);
}

/** The anchor of an address, if it has one. */
export function findAnchor(asked: string): string | undefined {
  const [, anchor = ''] = /#(.*)$/s.exec(asked) ?? [];
  return anchor === '' ? undefined : decodeUrlPart(anchor);
}
