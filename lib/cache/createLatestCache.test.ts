import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createLatestCache} from './createLatestCache';

let folder: string;

const make = vi.fn((content: string) => ({length: content.length}));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  make.mockClear();
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Makes a result in a build of its own, which shares only the folder with earlier ones. */
function build(content: string, version = 'first'): Promise<{length: number}> {
  return createLatestCache<{length: number}>({folder, version: () => version})(content, () => make(content));
}

it('makes a result once while content and version are the same', async () => {
  expect([await build('one'), await build('one')]).toEqual([{length: 3}, {length: 3}]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes a result again for another content or version, and keeps only the latest', async () => {
  const lengths = [await build('one'), await build('three'), await build('one')];
  expect(lengths).toEqual([{length: 3}, {length: 5}, {length: 3}]);
  await build('one', 'second');
  expect(make).toHaveBeenCalledTimes(4);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('makes a result for each content within a build', async () => {
  const cache = createLatestCache<{length: number}>({folder, version: () => 'first'});
  const get = (content: string) => cache(content, () => make(content));
  expect([await get('one'), await get('three'), await get('three')]).toEqual([
    {length: 3},
    {length: 5},
    {length: 5},
  ]);
});

it('stores results under the version that the process started with, even after the code has changed', async () => {
  const version = vi.fn(() => 'second').mockReturnValueOnce('first');
  const cache = createLatestCache<{length: number}>({folder, version});
  await cache('one', () => make('one'));
  await cache('three', () => make('three'));
  expect(make).toHaveBeenCalledTimes(2);
  await build('three', 'second');
  expect(make).toHaveBeenCalledTimes(3);
});
