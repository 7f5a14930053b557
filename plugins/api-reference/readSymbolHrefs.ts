import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiTag} from '../../lib/api/collectApiTags';
import {findSymbolHrefs} from '../../lib/api/findSymbolHrefs';
import type {ApiModel} from '../../lib/api/model';
import type {SymbolHrefs} from '../../lib/api/reference';
import type {WrittenPage} from '../../lib/content/listContentPages';

export interface SymbolSources {
  siteDir: string;
  pages: readonly WrittenPage[];
  model: ApiModel;
  /** Finds the tags in the text of a page. */
  readTags: (file: string, text: string) => readonly ApiTag[];
}

/** Reads where the docs pages document each symbol. */
export async function readSymbolHrefs({
  siteDir,
  pages,
  model,
  readTags,
}: SymbolSources): Promise<SymbolHrefs> {
  const tagged = pages
    .filter(({kind}) => kind === 'doc')
    .map(async ({file, path: pagePath}) => {
      const text = await readFile(path.join(siteDir, file), 'utf8');
      return {file, path: pagePath, tags: readTags(file, text)};
    });
  return findSymbolHrefs(await Promise.all(tagged), model);
}
