import type {SearchHit} from '@site/lib/search/searchBackend';
import {getSearchBackend} from './getSearchBackend';

/** Tells the hosted engine which hit was opened, where that is switched on; the embedded one is told nothing. */
export async function reportOpened({id}: SearchHit): Promise<void> {
  const {analytics} = await getSearchBackend();
  analytics?.opened(id);
}
