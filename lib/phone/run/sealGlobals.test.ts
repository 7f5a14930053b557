import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {sealGlobals} from './sealGlobals';

it('takes away network, storage, messages and timers, own and inherited, and keeps the language', () => {
  const parent = {fetch: () => 1, indexedDB: {}, caches: {}, setTimeout: () => 1};
  const scope = Object.assign(Object.create(parent), {
    XMLHttpRequest: class {},
    WebSocket: class {},
    importScripts: () => 1,
    BroadcastChannel: class {},
    postMessage: () => 1,
    Worker: class {},
    eval: () => 1,
    Map,
  });
  // In a realm of its own: the functions of this one are still needed.
  runInNewContext(`(${sealGlobals.toString()})`, {KEPT: new Set(['Map']), remove, Object, Reflect}).call(
    null,
    scope,
  );
  const gone = ['fetch', 'indexedDB', 'caches', 'setTimeout', 'XMLHttpRequest', 'WebSocket', 'importScripts'];
  for (const name of [...gone, 'BroadcastChannel', 'postMessage', 'Worker', 'eval'])
    expect([name, scope[name]]).toEqual([name, undefined]);
  expect(scope.Map).toBe(Map);
});

function remove(target: object, name: string): void {
  // The constructor of functions is shared with this realm.
  if (name !== 'constructor') Object.defineProperty(target, name, {value: undefined});
}
