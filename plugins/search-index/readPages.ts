import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SourceReader} from '../../lib/content/createSourceReader';
import type {WrittenPage} from '../../lib/content/listContentPages';
import type {ReadPage} from '../../lib/search/records/toSearchPages';

/** Reads the sources of written pages. */
export async function readPages(
  siteDir: string,
  pages: readonly WrittenPage[],
  readSource: SourceReader,
): Promise<ReadPage[]> {
  return Promise.all(
    pages.map(async (page) => ({
      ...page,
      ...readSource(page.file, await readFile(path.join(siteDir, page.file), 'utf8')),
    })),
  );
}
