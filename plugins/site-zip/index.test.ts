import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {SITE_ZIP} from '../../lib/zip/siteZipFiles';
import siteZipPlugin from './index';

let siteDir: string;
let facts: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-zip-'));
  facts = path.join(siteDir, 'zip', SITE_ZIP.facts);
  await mkdir(path.dirname(facts));
});

afterEach(() => rm(siteDir, {recursive: true}));

async function load(): Promise<unknown> {
  // The plugin reads nothing else of the context.
  const {loadContent} = siteZipPlugin({siteDir} as LoadContext);
  return loadContent?.();
}

it('builds without a zip when none has been made', async () => {
  expect(await load()).toBeNull();
});

it('stops the build at a zip of which it cannot read what it is', async () => {
  await writeFile(facts, '{}');
  await expect(load()).rejects.toThrow(`zip/${SITE_ZIP.facts}`);
  await rm(facts);
  await mkdir(facts);
  await expect(load()).rejects.toThrow('EISDIR');
});
