import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {expect, it} from 'vitest';

const SOURCE = readFileSync(path.join(__dirname, 'sealGlobals.ts'), 'utf8');
const {code: CODE} = transformSync(SOURCE, {loader: 'ts', format: 'iife', globalName: 'sealing'});

/**
 * What is taken away where it is there, because the interpreter does not use it: newer parts of the language, and `gc`, which comes
 * once another test of this process has asked for it.
 */
const UNUSED = ['AsyncDisposableStack', 'DisposableStack', 'Float16Array', 'SuppressedError', 'gc'];

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
  const gone = evaluate(
    'Object.getOwnPropertyNames(globalThis).filter((name) => globalThis[name] === undefined).sort().join(" ")',
  );
  expect(
    String(gone)
      .split(' ')
      .filter((name) => !UNUSED.includes(name)),
  ).toEqual('escape eval scope sealing undefined unescape'.split(' '));
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
  let fetching: unknown = () => 1;
  const scope = Object.create(null, {
    fetch: {
      get: () => fetching,
      set(value: unknown) {
        fetching = value;
      },
      configurable: false,
    },
    caches: {get: () => 1, configurable: false},
    indexedDB: {value: 1, configurable: true},
  });
  seal(scope);
  expect([scope.fetch, scope.indexedDB]).toEqual([undefined, undefined]);
});
