import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parse} from 'acorn';
import {expect, it} from 'vitest';
import leanInterpreter from './leanInterpreter.cjs';

const script = readFileSync(
  createRequire(import.meta.url).resolve('@micropython/micropython-webassembly-pyscript/micropython.mjs'),
  'utf8',
);

it('drops what is for Node, old browsers and developers of the interpreter', () => {
  const pieces = [
    'requires Safari',
    'missing Wasm export',
    '"writeI53ToI64"',
    '"wasmExports"',
    'versions.node',
  ];
  expect(pieces.filter((piece) => !script.includes(piece))).toEqual([]);
  const lean = leanInterpreter(script);
  expect(pieces.filter((piece) => lean.includes(piece))).toEqual([]);
});

it('leaves a module that offers what a run calls', () => {
  const {body} = parse(leanInterpreter(script), {ecmaVersion: 'latest', sourceType: 'module'});
  const exported = body.filter(({type}) => type.startsWith('Export'));
  expect(exported).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        declaration: expect.objectContaining({id: expect.objectContaining({name: 'loadMicroPython'})}),
      }),
    ]),
  );
});

it('refuses another script, and says which piece it lacks', () => {
  expect(() => leanInterpreter('export default 1;')).toThrow(
    /^micropython\.mjs: found nothing like .*humanReadableVersionToPacked.*; allowed: one such piece$/,
  );
});
