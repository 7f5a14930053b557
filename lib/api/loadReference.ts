import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseMdx} from '../mdx/parseMdx';
import {toDocRoute} from '../mdx/toDocRoute';
import {type ApiUse, collectApiNames} from './collectApiNames';
import {loadModel, STUBS} from './loadModel';
import type {ApiModel} from './model';
import {resolveUse} from './resolveUse';
import {type SymbolPlaces, toEntryId} from './toEntry';

/** The stubs, and the page section that documents each symbol. */
export interface ApiReference {
  model: ApiModel;
  places: SymbolPlaces;
}

/** A page with reference entries; `file` is its path from the root of the project. */
export interface ApiPage {
  file: string;
  uses: readonly ApiUse[];
}

const usesByFile = new Map<string, {changed: number; uses: ApiUse[]}>();
let loaded: {version: string; model: ApiModel} | undefined;

/** Reads stubs and docs below `root`; what has not changed since the last call is not read again. */
export function loadReference(root: string): ApiReference {
  const model = loadCurrentModel(root);
  const places = new Map<string, string>();
  for (const {file, uses} of readApiPages(root)) {
    for (const symbol of uses.flatMap((use) => resolveUse(use, model, file))) {
      if (!places.has(symbol.name)) places.set(symbol.name, `${toDocRoute(file)}#${toEntryId(symbol)}`);
    }
  }
  return {model, places};
}

/** The docs pages that hold `<Api>` or `<ApiModule>`, in the order of their paths. */
export function readApiPages(root: string): ApiPage[] {
  return listFiles(root, 'docs', '.mdx')
    .map((file) => ({file, uses: readUses(path.join(root, file))}))
    .filter(({uses}) => uses.length > 0);
}

function loadCurrentModel(root: string): ApiModel {
  const version = listFiles(root, STUBS, '.pyi')
    .map((file) => `${file}@${statSync(path.join(root, file)).mtimeMs}`)
    .join('\n');
  if (loaded?.version !== version) loaded = {version, model: loadModel(root)};
  return loaded.model;
}

function readUses(file: string): ApiUse[] {
  const changed = statSync(file).mtimeMs;
  const known = usesByFile.get(file);
  if (known?.changed === changed) return known.uses;
  const text = readFileSync(file, 'utf8');
  const uses = text.includes('<Api') ? collectApiNames(parseMdx(text)) : [];
  usesByFile.set(file, {changed, uses});
  return uses;
}

function listFiles(root: string, folder: string, extension: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
}
