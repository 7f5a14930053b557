import type {SearchHit} from '@site/lib/search/searchBackend';
import {getSearchBackend} from './getSearchBackend';

/** Reports an opened hit to a hosted engine with analytics; the embedded engine has none. */
export async function reportOpened({id}: SearchHit): Promise<void> {
  const {analytics} = await getSearchBackend();
  analytics?.opened(id);
}
