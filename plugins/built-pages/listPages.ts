import type {ContentPages} from '../../lib/content/listContentPages';
import {toPath} from '../../lib/content/toPath';
import type {OrderedPage} from '../../lib/markdown/listReadingOrder';
import type {ListedPage, MarkdownPage} from '../../lib/markdown/toLlmsFiles';

/** Pages that consist of controls and have no text to read. */
const NOT_LISTED = ['/search'];

/** The pages in the lists for language models: those on sidebars in their order, then blog posts and other pages. */
export function listPages(
  pages: readonly MarkdownPage[],
  order: readonly OrderedPage[],
  {written, components}: ContentPages,
): ListedPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const kinds = new Map(written.map(({path, kind}) => [toPath(encodeURI(decodeURI(path)), '/'), kind]));
  const known = new Set(order.map(({path}) => path));
  const others = [...kinds.keys(), ...components.map(({path}) => toPath(path, '/'))]
    .filter((path) => !known.has(path) && !NOT_LISTED.includes(path))
    .map((path) => ({path, sidebar: '', section: kinds.get(path) === 'post' ? 'Blog' : 'Other pages'}));
  return [...order, ...others].flatMap((place) => {
    const page = byPath.get(place.path);
    return page === undefined ? [] : [{...page, ...place}];
  });
}
