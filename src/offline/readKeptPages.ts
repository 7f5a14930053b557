import {createCopyStore} from '@site/lib/offline/copyStore';
import {listKeptPages} from '@site/lib/offline/listKeptPages';

/** The paths of the pages that this browser keeps; none where nothing is kept. */
export async function readKeptPages(baseUrl: string): Promise<string[]> {
  const state = await createCopyStore(caches, baseUrl).readState();
  return state ? listKeptPages(state) : [];
}
