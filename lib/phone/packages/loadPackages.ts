import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type ApiTag, collectApiTags} from '../../api/collectApiTags';
import {findSymbolHrefs} from '../../api/findSymbolHrefs';
import {loadModel} from '../../api/loadModel';
import {parseMdx} from '../../mdx/parseMdx';
import type {DocsPages} from '../run/runState';
import {type PackageFiles, renderPackages} from './renderPackages';

/** What the interpreter finds in its folder of packages, and the page of each call. */
export interface PhonePackages {
  packages: PackageFiles;
  docs: DocsPages;
}

const PYTHON = 'lib/phone/packages/python';

/** Reads the stubs, the docs and the Python files below `root`, the folder of the project. */
export function loadPackages(root: string): PhonePackages {
  const model = loadModel(root);
  const pages = listPages(root).map((file) => ({
    file,
    path: toRoute(file),
    tags: collectTags(readFileSync(path.join(root, file), 'utf8')),
  }));
  const docs = [...findSymbolHrefs(pages, model)].map(([name, href]) => [
    name.replace(/^ascript\./, ''),
    href,
  ]);
  const own = readdirSync(path.join(root, PYTHON), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.py'))
    .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, PYTHON, name), 'utf8')]);
  return {packages: {...renderPackages(model), ...Object.fromEntries(own)}, docs: Object.fromEntries(docs)};
}

function listPages(root: string): string[] {
  return readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .sort();
}

function collectTags(text: string): ApiTag[] {
  return text.includes('<Api') ? collectApiTags(parseMdx(text)) : [];
}

function toRoute(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx$/, '')}`;
}
