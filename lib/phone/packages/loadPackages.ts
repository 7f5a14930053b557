import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadModel} from '../../api/loadModel';
import {loadSymbolHrefs} from '../../api/loadSymbolHrefs';
import type {ApiModel} from '../../api/model';
import type {SymbolHrefs} from '../../api/reference';
import {compactPython} from './compactPython';
import {renderPackages} from './renderPackages';
import type {PhonePackages} from './selectPackages';

/** The folder of the Python files, from the folder of the project. */
export const PYTHON = 'lib/phone/packages/python';

/** Reads the stubs, the docs and the Python files below `root`, the folder of the project; for what runs outside of a build. */
export function loadPackages(root: string): PhonePackages {
  const model = loadModel(root);
  return toPackages(root, model, loadSymbolHrefs(root, model));
}

/** The packages of a model whose symbols are documented at `hrefs`, with the Python files below `root`. */
export function toPackages(root: string, model: ApiModel, hrefs: SymbolHrefs): PhonePackages {
  const docs = [...hrefs].map(([name, href]) => [name.replace(/^ascript\./, ''), href]);
  const own = readdirSync(path.join(root, PYTHON), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.py'))
    .map((name): [string, string] => [
      name.split(path.sep).join('/'),
      readFileSync(path.join(root, PYTHON, name), 'utf8'),
    ]);
  const sources = [...Object.entries(renderPackages(model)), ...own];
  const packages = Object.fromEntries(sources.map(([name, source]) => [name, compactPython(source)]));
  return {packages, docs: Object.fromEntries(docs)};
}
