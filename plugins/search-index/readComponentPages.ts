import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ComponentPage} from '../../lib/content/listContentPages';
import {findPlatformFacet} from '../../lib/platforms';
import {pageMetadata} from '../../lib/search/records/pageMetadata';
import type {SearchPage} from '../../lib/search/records/searchPage';
import {parseJson} from '../../lib/validation/parseJson';

/** Reads the JSON files beside pages in React, which describe them; a page without one is not indexed. */
export async function readComponentPages(
  siteDir: string,
  pages: readonly ComponentPage[],
): Promise<SearchPage[]> {
  const found = pages.map(async ({file, path: url}): Promise<SearchPage[]> => {
    const metadataFile = file.replace(/\.\w+$/, '.json');
    const content = await readIfPresent(path.join(siteDir, metadataFile));
    if (content === undefined) return [];
    const {questions = [], description, ...page} = parseJson(pageMetadata, content, metadataFile);
    const platform = findPlatformFacet(url);
    return [{...page, url, platform, questions, text: description, sections: [], symbols: [], problems: []}];
  });
  return (await Promise.all(found)).flat();
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
