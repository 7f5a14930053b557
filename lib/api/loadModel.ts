import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../files/listFiles';
import {buildModel} from './buildModel';
import type {ApiModel, ApiModule} from './model';
import {parseStub} from './parseStub';

/** Folder of the stubs, from the root of the project. */
export const STUBS = 'api/ascript';

/** Reads all stubs below `root`, the folder of the project. Throws `file:line: reason` for the first bad one. */
export function loadModel(root: string): ApiModel {
  return buildModel(loadModules(root));
}

/** The modules of all stubs below `root`, private ones too. */
export function loadModules(root: string): ApiModule[] {
  const files = listFiles(path.join(root, STUBS), '.pyi')
    .map((file) => `${STUBS}/${file}`)
    // The package itself holds only its version and platforms' names.
    .filter((file) => file !== `${STUBS}/__init__.pyi`);
  return files.map((file) =>
    parseStub(readFileSync(path.join(root, file), 'utf8'), toModuleName(file), file),
  );
}

function toModuleName(file: string): string {
  return file
    .replace(/^api\//, '')
    .replace(/(?:\/__init__)?\.pyi$/, '')
    .replaceAll('/', '.');
}
