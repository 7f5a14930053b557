import {mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findChangedSource} from './findChangedSource.mjs';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(site, 'docs/guide'), {recursive: true});
  writeFileSync(path.join(site, 'docs/guide/page.mdx'), 'Old text.');
});

afterEach(() => rmSync(site, {recursive: true}));

/** A time after the page was written: file systems count in ticks of some milliseconds. */
async function wait(): Promise<number> {
  await setTimeout(10);
  const now = Date.now();
  await setTimeout(10);
  return now;
}

it('finds a source that was saved since, and none that was not', async () => {
  const since = await wait();
  expect(findChangedSource(site, since)).toBeUndefined();
  writeFileSync(path.join(site, 'docs/guide/page.mdx'), 'New text.');
  expect(findChangedSource(site, since)).toBe(path.join('docs', 'guide', 'page.mdx'));
});

it('finds a file that was moved into the site and is as old as it was', async () => {
  const since = await wait();
  const moved = path.join(site, 'moved.mdx');
  writeFileSync(moved, 'Older text.');
  utimesSync(moved, 0, 0);
  renameSync(moved, path.join(site, 'docs/guide/page.mdx'));
  expect(findChangedSource(site, since)).toBe(path.join('docs', 'guide', 'page.mdx'));
});

it('leaves out what no page is made from', async () => {
  const since = await wait();
  writeFileSync(path.join(site, 'README.md'), 'Text.');
  writeFileSync(path.join(site, 'docs/guide/page.test.ts'), 'A test.');
  expect(findChangedSource(site, since)).toBeUndefined();
});
