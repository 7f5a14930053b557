import type {SavedHit} from '@site/lib/search/savedHits';
import type {SearchHit} from '@site/lib/search/searchBackend';

/** What is remembered of a hit that the reader opens. */
export function toSavedHit({url, platform, hierarchy}: SearchHit): SavedHit {
  const titles = hierarchy.map(({text}) => text);
  return {url, title: titles.at(-1) ?? url, place: [platform, ...titles.slice(0, -1)].join(', ')};
}
