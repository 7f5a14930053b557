import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {collectApiTags} from '../../lib/api/collectApiTags';
import type {WrittenPage} from '../../lib/content/listContentPages';
import {parseFailures} from '../../lib/failures/parseFailures';
import {parseMdx} from '../../lib/mdx/parseMdx';
import {splitSections} from '../../lib/search/records/splitSections';
import type {ReadPage} from '../../lib/search/records/toSearchPages';

/** What the search takes of a page's source. */
export type SourceText = Pick<ReadPage, 'text' | 'tags' | 'failures'>;

/** Reads the sources of written pages; `readSource` reads the text of one. */
export async function readPages(
  siteDir: string,
  pages: readonly WrittenPage[],
  readSource: (file: string, text: string) => SourceText,
): Promise<ReadPage[]> {
  return Promise.all(
    pages.map(async (page) => ({
      ...page,
      ...readSource(page.file, await readFile(path.join(siteDir, page.file), 'utf8')),
    })),
  );
}

/** Reads the text of a page. */
export function readSource(text: string): SourceText {
  const tree = parseMdx(text);
  const slugger = createSlugger();
  return {
    text: splitSections(tree, (heading) => slugger.slug(heading)),
    tags: collectApiTags(tree),
    failures: parseFailures(tree),
  };
}
