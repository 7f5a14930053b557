import path from 'node:path';
import {readPageParts} from '../content/readPageParts';
import {listFiles} from '../files/listFiles';
import {findSymbolHrefs} from './findSymbolHrefs';
import type {ApiModel} from './model';
import type {SymbolHrefs} from './reference';

/** Finds where the docs document each symbol, from the files below `root`, the folder of the project; for use outside of a build. */
export function loadSymbolHrefs(root: string, model: ApiModel): SymbolHrefs {
  const pages = listPages(root).map((file) => ({
    file,
    path: toRoute(file),
    tags: readPageParts(root, file).tags,
  }));
  return findSymbolHrefs(pages, model);
}

function listPages(root: string): string[] {
  return listFiles(path.join(root, 'docs'), '.mdx').map((file) => `docs/${file}`);
}

function toRoute(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx$/, '')}`;
}
