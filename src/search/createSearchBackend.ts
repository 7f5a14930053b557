import type {SearchBackend} from '@site/lib/search/searchBackend';
import {createEmbeddedBackend} from './createEmbeddedBackend';

/** The search engine of the site. */
export function createSearchBackend(): SearchBackend {
  return createEmbeddedBackend();
}
