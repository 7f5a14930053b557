import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {expect, it} from 'vitest';
import {createFileCache} from './createFileCache';

it('goes on while a process of another version writes into its folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const writing = new Worker(
    `const {mkdirSync, writeFileSync} = require('node:fs');
    const {workerData: folder} = require('node:worker_threads');
    for (let number = 0; ; number++)
      try {
        mkdirSync(folder, {recursive: true});
        writeFileSync(folder + '/' + number, '');
      } catch {}`,
    {eval: true, workerData: path.join(folder, 'other')},
  );
  try {
    await new Promise((resolve) => writing.once('online', resolve));
    for (let round = 0; round < 50; round++) {
      const cache = createFileCache<{round: number}>({folder, version: () => `${round}`});
      cache.set('key', {round});
      expect(cache.get('key')).toEqual({round});
    }
  } finally {
    await writing.terminate();
    rmSync(folder, {recursive: true});
  }
});
