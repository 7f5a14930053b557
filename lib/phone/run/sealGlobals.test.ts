import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {expect, it} from 'vitest';

const SOURCE = readFileSync(path.join(__dirname, 'sealGlobals.ts'), 'utf8');
const {code: CODE} = transformSync(SOURCE, {loader: 'ts', format: 'iife', globalName: 'sealing'});

/**
 * Seals an object, or the globals, in a realm of its own: those of this one are still needed. An object has no prototype of this
 * realm, which would be sealed too.
 */
function seal(scope?: object) {
  const realm = createContext({scope});
  runInContext(`${CODE}; sealing.sealGlobals(scope ?? globalThis)`, realm);
  return (expression: string): unknown => runInContext(expression, realm);
}

it('takes away network, storage, messages and timers, own and inherited, and keeps the language', () => {
  const parent = {__proto__: null, fetch: () => 1, indexedDB: {}, caches: {}, setTimeout: () => 1};
  const scope = {
    __proto__: parent,
    XMLHttpRequest: class {},
    WebSocket: class {},
    importScripts: () => 1,
    BroadcastChannel: class {},
    postMessage: () => 1,
    Worker: class {},
    eval: () => 1,
    Map,
  };
  seal(scope);
  const left = [...Object.entries(scope), ...Object.entries(parent)].filter(
    ([, value]) => value !== undefined,
  );
  expect(left).toEqual([['Map', Map]]);
});

it('takes from a realm without a browser only what runs a text, and old names', () => {
  const evaluate = seal();
  // `gc` is there once another test of this process has asked for it.
  const gone = evaluate(
    'Object.getOwnPropertyNames(globalThis).filter((name) => globalThis[name] === undefined && name !== "gc").sort().join(" ")',
  );
  expect(gone).toBe('escape eval scope sealing undefined unescape');
});

it('leaves no function that makes a function of a text', () => {
  const evaluate = seal();
  expect(evaluate('[() => {}, async () => {}, function* () {}].map((made) => made.constructor).join()')).toBe(
    ',,',
  );
});

it('lets no script put back what it has taken away', () => {
  const evaluate = seal({__proto__: null, fetch: () => 1});
  expect(() => evaluate('"use strict"; scope.fetch = () => 2')).toThrow(/read only/);
  expect(() => evaluate('Object.defineProperty(scope, "fetch", {value: () => 2})')).toThrow(/redefine/);
  expect(() => evaluate('"use strict"; delete scope.fetch')).toThrow(/delete/);
});

it('empties what a browser does not let it remove, and goes on with the rest', () => {
  const scope = Object.create(null, {
    fetch: {value: () => 1, writable: true, configurable: false},
    caches: {get: () => 1, configurable: false},
    indexedDB: {value: 1, configurable: true},
  });
  seal(scope);
  expect([scope.fetch, scope.indexedDB]).toEqual([undefined, undefined]);
});
