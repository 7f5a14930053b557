import type {SearchHit} from './searchBackend';

/** The label of a hit: its kind, but `Recipe` for a page of the cookbook. */
export function toKindLabel({kind, url}: Pick<SearchHit, 'kind' | 'url'>): string {
  return kind === 'Page' && /^\/docs\/cookbook\/./.test(url) ? 'Recipe' : kind;
}
