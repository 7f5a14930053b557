import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {rememberByText} from '../content/rememberByText';
import {findSymbolHrefs} from './findSymbolHrefs';
import type {ApiModel} from './model';
import {readApiTags} from './readApiTags';
import type {SymbolHrefs} from './reference';

/** Kept for who asks again in the same process, as tests do: it takes seconds. */
const readTags = rememberByText(readApiTags);

/** Where the docs document each symbol, from the pages below `root`, the folder of the project; for what runs outside of a build. */
export function loadSymbolHrefs(root: string, model: ApiModel): SymbolHrefs {
  const pages = listPages(root).map((file) => ({
    file,
    path: toRoute(file),
    tags: readTags(file, readFileSync(path.join(root, file), 'utf8')),
  }));
  return findSymbolHrefs(pages, model);
}

function listPages(root: string): string[] {
  return readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .sort();
}

function toRoute(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx$/, '')}`;
}
