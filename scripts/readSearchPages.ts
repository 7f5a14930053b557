import {readFile} from 'node:fs/promises';
import type {SearchPage} from '../lib/search/records/searchPage';

/** Where the plugin of the search leaves what it knows (plugins/search-index). */
const FILE = '.docusaurus/search-index/default/pages.json';

/** What the search of the last build knows of each page. Throws when there was none. */
export async function readSearchPages(): Promise<SearchPage[]> {
  const text = await readFile(FILE, 'utf8').catch((cause) => {
    throw new Error(`${FILE}: not there; run npm run build first`, {cause});
  });
  return JSON.parse(text);
}
