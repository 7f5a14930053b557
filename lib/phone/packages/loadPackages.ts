import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadModel} from '../../api/loadModel';
import {loadSymbolHrefs} from '../../api/loadSymbolHrefs';
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
  const docs = [...loadSymbolHrefs(root, model)].map(([name, href]) => [
    name.replace(/^ascript\./, ''),
    href,
  ]);
  const own = readdirSync(path.join(root, PYTHON), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.py'))
    .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, PYTHON, name), 'utf8')]);
  return {packages: {...renderPackages(model), ...Object.fromEntries(own)}, docs: Object.fromEntries(docs)};
}
