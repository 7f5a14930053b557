import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SourceReader} from '../content/createSourceReader';
import type {WrittenPage} from '../content/listContentPages';
import {findSymbolHrefs} from './findSymbolHrefs';
import type {ApiModel} from './model';
import type {SymbolHrefs} from './reference';

export interface SymbolSources {
  siteDir: string;
  pages: readonly WrittenPage[];
  model: ApiModel;
  readSource: SourceReader;
}

/** Reads where the docs pages document each symbol. */
export async function readSymbolHrefs({
  siteDir,
  pages,
  model,
  readSource,
}: SymbolSources): Promise<SymbolHrefs> {
  const tagged = pages
    .filter(({kind}) => kind === 'doc')
    .map(async ({file, path: pagePath}) => {
      const text = await readFile(path.join(siteDir, file), 'utf8');
      return {file, path: pagePath, tags: readSource(file, text).tags};
    });
  return findSymbolHrefs(await Promise.all(tagged), model);
}
