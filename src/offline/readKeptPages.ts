import {createCopyStore} from '@site/lib/offline/copyStore';
import {listKeptPages} from '@site/lib/offline/listKeptPages';

/** The paths of the pages in the offline copy; empty without one. */
export async function readKeptPages(baseUrl: string): Promise<string[]> {
  const state = await createCopyStore(caches, baseUrl).readState();
  return state ? listKeptPages(state) : [];
}
