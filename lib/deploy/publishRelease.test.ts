import {copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeRelease} from './makeRelease';
import {type PublishOptions, publishRelease, rollBack} from './publishRelease';

const KEEP: PublishOptions = {keep: 3, keepDays: 0};
const POLICY = '<head><meta http-equiv="Content-Security-Policy" content="script-src \'self\'"></head>';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'publish-'));
  target = path.join(folder, 'server');
});

afterEach(() => rm(folder, {recursive: true, force: true}));

/** A release of a site with these pages, whose script is `assets/js/main.<version>.js`. */
async function make(version: string, pages: readonly string[] = ['', 'docs/intro']): Promise<string> {
  const build = path.join(folder, `build-${version}`);
  for (const page of pages) {
    await mkdir(path.join(build, page), {recursive: true});
    await writeFile(path.join(build, page, 'index.html'), `${POLICY}main.${version}.js`);
  }
  await mkdir(path.join(build, 'assets/js'), {recursive: true});
  await writeFile(path.join(build, `assets/js/main.${version}.js`), `// ${version}`);
  const release = path.join(folder, `release-${version}`);
  await makeRelease(build, release);
  return release;
}

const read = (file: string) => readFile(path.join(target, 'current/site', file), 'utf8');
const listScripts = () => readdir(path.join(target, 'current/site/assets/js'));
const listReleases = () => readdir(path.join(target, 'releases'));

it('puts a release in place, and keeps the hashed files of those before it', async () => {
  for (const version of ['a', 'b', 'c']) await publishRelease(await make(version), target, KEEP);
  expect(await read('index.html')).toContain('main.c.js');
  expect(await listScripts()).toEqual(['main.a.js', 'main.b.js', 'main.c.js']);
});

it('says what to run when there is no release yet, and touches nothing', async () => {
  const release = path.join(folder, 'release');
  await expect(publishRelease(release, target, KEEP)).rejects.toThrow(
    new Error(`${release}: holds no release; run npm run package first`),
  );
  await expect(listReleases()).rejects.toThrow('ENOENT');
});

it('goes back in one step, and keeps what pages of the newer release still ask for', async () => {
  for (const version of ['a', 'b']) await publishRelease(await make(version), target, KEEP);
  await rollBack(target);
  expect(await read('index.html')).toContain('main.a.js');
  expect(await listScripts()).toEqual(['main.a.js', 'main.b.js']);
  await expect(rollBack(target)).rejects.toThrow('there is no release before the running one');
});

it('goes back to the release that ran before, not to one that was given up', async () => {
  for (const version of ['a', 'b']) await publishRelease(await make(version), target, KEEP);
  await rollBack(target);
  await publishRelease(await make('c'), target, {keep: 2, keepDays: 0});
  await rollBack(target);
  expect(await read('index.html')).toContain('main.a.js');
  await expect(rollBack(target)).rejects.toThrow('there is no release before the running one');
});

it('goes back by number where nothing says which release ran before', async () => {
  for (const version of ['a', 'b']) await publishRelease(await make(version), target, KEEP);
  for (const name of await listReleases())
    await rm(path.join(target, 'releases', name, 'before'), {force: true});
  await rollBack(target);
  expect(await read('index.html')).toContain('main.a.js');
});

it('stops where what it must know cannot be read, instead of taking it for missing', async () => {
  for (const version of ['a', 'b']) await publishRelease(await make(version), target, KEEP);
  const running = (await listReleases()).find((name) => name.startsWith('0002-')) ?? '';
  const before = path.join(target, 'releases', running, 'before');
  await rm(before);
  await mkdir(before);
  await expect(rollBack(target)).rejects.toThrow('EISDIR');
  expect(await read('index.html')).toContain('main.b.js');
});

it('copies nothing where a folder is in the place of the link', async () => {
  await mkdir(path.join(target, 'current'), {recursive: true});
  await expect(publishRelease(await make('a'), target, KEEP)).rejects.toThrow(
    `${path.join(target, 'current')}: is not a link; move it away`,
  );
  expect(await listReleases()).toEqual([]);
});

it('does nothing for the release that runs', async () => {
  const release = await make('a');
  expect(await publishRelease(release, target, KEEP)).toBe(await publishRelease(release, target, KEEP));
  expect(await listReleases()).toHaveLength(1);
});

it('removes releases beyond the number and the days that stay', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  for (const [index, version] of ['a', 'b', 'c', 'd'].entries())
    await publishRelease(await make(version), target, {keep: 2, keepDays: 2, now: day(index + 1)});
  expect((await listReleases()).map((name) => name.slice(0, 4))).toEqual(['0002', '0003', '0004']);
});

it('refuses a release without pages of the running one, unless they may go', async () => {
  await publishRelease(await make('a', ['', 'docs/intro', 'blog']), target, KEEP);
  const smaller = await make('b', ['']);
  await expect(publishRelease(smaller, target, KEEP)).rejects.toThrow(
    'The release lacks pages of the running one: /blog, /docs/intro; with --allow-missing they may go',
  );
  await publishRelease(smaller, target, {...KEEP, allowMissing: true});
  expect(await read('index.html')).toContain('main.b.js');
});

it('names five of many pages that are missing', async () => {
  const pages = ['1', '2', '3', '4', '5', '6', '7'];
  await publishRelease(await make('a', ['', ...pages]), target, KEEP);
  await expect(publishRelease(await make('b', ['']), target, KEEP)).rejects.toThrow(
    'running one: /1, /2, /3, /4, /5 and 2 more; with',
  );
});

it('leaves the running release alone when the disk is full, and nothing beside it', async () => {
  await publishRelease(await make('a'), target, KEEP);
  let copies = 0;
  const copy: typeof copyFile = async (...words) => {
    if (++copies > 2) throw new Error('ENOSPC: no space left on device');
    await copyFile(...words);
  };
  await expect(publishRelease(await make('b'), target, {...KEEP, copy})).rejects.toThrow('ENOSPC');
  expect(await read('index.html')).toContain('main.a.js');
  expect(await listReleases()).toHaveLength(1);
});

it('removes what a release that was cut off has left', async () => {
  await mkdir(path.join(target, 'releases/.incoming-0001-000000000000/site'), {recursive: true});
  await publishRelease(await make('a'), target, KEEP);
  expect(await listReleases()).toHaveLength(1);
});

it('refuses a release whose files are not those of its manifest', async () => {
  const release = await make('a');
  await writeFile(path.join(release, 'site/index.html'), 'something else');
  await expect(publishRelease(release, target, KEEP)).rejects.toThrow(
    'site/index.html: the file is not the one of the manifest',
  );
  await writeFile(path.join(release, 'manifest.json'), '[{"path": "../x", "bytes": 1, "sha256": "0"}]');
  await expect(publishRelease(release, target, KEEP)).rejects.toThrow(
    'entry 1, path is "../x"; allowed: a path inside the release, without ".."',
  );
});
