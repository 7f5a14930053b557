import type {PageEntry} from './siteData';

/** The page that a path, an address or the address of a twin names; anchors do not count. */
export function findPage(asked: string, pages: readonly PageEntry[], origin: string): PageEntry | undefined {
  const path = asked
    .replace(origin, '')
    .replace(/[?#].*$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  return pages.find((page) => page.path === wanted || page.path === `/docs${wanted}`);
}
