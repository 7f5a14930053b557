import {expect, it} from 'vitest';
import type {CopyState} from './copyState';
import {createCopyStore} from './copyStore';
import {createCacheStorage} from './testing/createCacheStorage';

const ORIGIN = 'https://docs.example';
const STATE: CopyState = {
  current: {version: '1', date: '2026-11-23', parts: ['android'], entries: [], files: {'/': 'aa'}},
};

function open(baseUrl = '/manual/') {
  const caches = createCacheStorage(ORIGIN);
  return {caches, store: createCopyStore(caches, baseUrl)};
}

it('reads back what it has kept', async () => {
  const {store} = open();
  await store.writeState(STATE);
  await store.writeFile('aa', new Response('Home'));
  expect(await store.readState()).toEqual(STATE);
  expect(await (await store.readFile('aa'))?.text()).toBe('Home');
  expect(await store.readFile('bb')).toBeUndefined();
});

it('asks for a copy without leaving a trace where there is none', async () => {
  const {caches, store} = open();
  expect(await store.readState()).toBeUndefined();
  expect(await store.listHashes()).toEqual(new Set());
  expect(await caches.keys()).toEqual([]);
});

it('takes a record that is damaged or missing for none', async () => {
  const {caches, store} = open();
  await store.writeFile('aa', new Response('Home'));
  expect(await store.readState()).toBeUndefined();
  const [name = ''] = await caches.keys();
  await (await caches.open(name)).put('/manual/offline-copy/state', new Response('{"current"'));
  expect(await store.readState()).toBeUndefined();
});

it('deletes all files but those that are wanted, and never its record', async () => {
  const {store} = open();
  await store.writeState(STATE);
  for (const hash of ['aa', 'bb', 'cc']) await store.writeFile(hash, new Response(hash));
  await store.keepOnly(new Set(['bb']));
  expect([...(await store.listHashes())].sort()).toEqual(['bb', 'state']);
  expect(await store.readState()).toEqual(STATE);
});

it('keeps the copies of two sites of a host apart, and removes its own alone', async () => {
  const {caches, store} = open();
  const other = createCopyStore(caches, '/');
  for (const one of [store, other]) await one.writeState(STATE);
  await store.remove();
  expect(await store.readState()).toBeUndefined();
  expect(await other.readState()).toEqual(STATE);
});
