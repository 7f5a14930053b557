import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {loadPackages} from '../packages/loadPackages';
import type {RunHost} from './runScript';
import {type MicroPythonModule, startEngine} from './startEngine';
import {wordSyntax} from './wordSyntax';

const PACKAGE = '@micropython/micropython-webassembly-pyscript';

/** Runs scripts in Node, for tests and the command line; `root` is the folder of the project. */
export async function createNodeHost(root: string): Promise<RunHost> {
  const script = createRequire(path.join(root, 'package.json')).resolve(`${PACKAGE}/micropython.mjs`);
  const module: MicroPythonModule = await import(/* @vite-ignore */ pathToFileURL(script).href);
  const {packages, docs} = loadPackages(root);
  return {
    packages,
    docs,
    wordSyntax,
    startEngine: (onOutput) =>
      startEngine({module, wasmUrl: path.join(path.dirname(script), 'micropython.wasm'), onOutput}),
  };
}
