import type {SearchHit} from './searchBackend';

/** What a hit is called where readers see it: a recipe counts as a page, and says so. */
export function toKindLabel({kind, url}: Pick<SearchHit, 'kind' | 'url'>): string {
  return kind === 'Page' && /^\/docs\/cookbook\/./.test(url) ? 'Recipe' : kind;
}
