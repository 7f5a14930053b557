import {readFile} from 'node:fs/promises';
import type {SearchPage} from '../lib/search/records/searchPage';

/** Written by plugins/search-index. */
const FILE = '.docusaurus/search-index/default/pages.json';

/** Reads the pages as the search of the last build indexed them. Throws when there was no build. */
export async function readSearchPages(): Promise<SearchPage[]> {
  const text = await readFile(FILE, 'utf8').catch((cause) => {
    throw new Error(`${FILE}: not there; run npm run build first`, {cause});
  });
  return JSON.parse(text);
}
