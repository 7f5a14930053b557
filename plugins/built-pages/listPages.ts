import type {ContentPages} from '../../lib/content/listContentPages';
import {toPath} from '../../lib/content/toPath';
import type {OrderedPage} from '../../lib/markdown/listReadingOrder';
import type {ListedPage, TwinnedPage} from '../../lib/markdown/toLlmsFiles';

/** A page of controls has no text to read. */
const NOT_LISTED = ['/search'];

/** The pages that lists for language models name: those of the sidebars, then posts and pages that are on none. */
export function listPages(
  twins: readonly TwinnedPage[],
  order: readonly OrderedPage[],
  {written, components}: ContentPages,
): ListedPage[] {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const kinds = new Map(written.map(({path, kind}) => [toPath(encodeURI(decodeURI(path)), '/'), kind]));
  const known = new Set(order.map(({path}) => path));
  const others = [...kinds.keys(), ...components.map(({path}) => toPath(path, '/'))]
    .filter((path) => !known.has(path) && !NOT_LISTED.includes(path))
    .map((path) => ({path, sidebar: '', section: kinds.get(path) === 'post' ? 'Blog' : 'Other pages'}));
  return [...order, ...others].flatMap((place) => {
    const twin = byPath.get(place.path);
    return twin === undefined ? [] : [{...twin, ...place}];
  });
}
