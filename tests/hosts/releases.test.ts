import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {makeRelease, type Release} from '../../lib/deploy/makeRelease';
import {type PublishOptions, publishRelease, rollBack} from '../../lib/deploy/publishRelease';
import {type Client, connect} from './ask';
import {type RunningServer, startNginx} from './servers';

const ROOT = path.resolve(__dirname, '../..');
const KEEP: PublishOptions = {keep: 4, keepDays: 0};
const PAGES = Array.from({length: 20}, (_, index) => `docs/page-${index}`);
const POLICY = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';

let folder: string;
let target: string;
let server: RunningServer;
let client: Client;
let releases: ReadonlyMap<string, {folder: string; release: Release}>;

/** A site in which every page has chunks of its own; their names change with each version. */
async function make(version: string): Promise<{folder: string; release: Release}> {
  const build = path.join(folder, `build-${version}`);
  const scripts = path.join(build, 'assets/js');
  await mkdir(scripts, {recursive: true});
  for (const page of ['', ...PAGES]) {
    const chunks = ['main', 'page', 'later'].map(
      (kind) => `${kind}${page.replace('docs/', '-')}.${version}.js`,
    );
    for (const chunk of chunks) await writeFile(path.join(scripts, chunk), `// ${chunk}`.repeat(100));
    const tags = chunks.map((chunk) => `<script src="/assets/js/${chunk}"></script>`);
    await mkdir(path.join(build, page), {recursive: true});
    await writeFile(path.join(build, page, 'index.html'), `<head>${POLICY}</head>${version}${tags.join('')}`);
  }
  await writeFile(path.join(build, '404.html'), `<head>${POLICY}</head>Not found`);
  const made = path.join(folder, `release-${version}`);
  return {folder: made, release: await makeRelease(build, made, {brotliQuality: 1})};
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  target = path.join(folder, 'server');
  const versions = ['one', 'two', 'three'];
  releases = new Map(
    await Promise.all(versions.map(async (version) => [version, await make(version)] as const)),
  );
  await publish('one');
  const {hosting} = get('one').release;
  server = await startNginx(hosting, path.join(target, 'current/site'));
  client = connect(server.port);
});

afterAll(async () => {
  client.close();
  await server.stop();
  await rm(folder, {recursive: true, force: true});
});

function get(version: string): {folder: string; release: Release} {
  const made = releases.get(version);
  if (made === undefined) throw new Error(`there is no release ${version}`);
  return made;
}

const publish = (version: string) => publishRelease(get(version).folder, target, KEEP);

/** The chunks that a page names; the page must be there, whole. */
async function openPage(page: string): Promise<string[]> {
  const {status, body} = await client.ask(`/${page}`);
  const chunks = [...body.toString().matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  expect([page, status, chunks.length]).toEqual([page, 200, 3]);
  return chunks;
}

async function findMissing(chunks: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(chunks.map(async (chunk) => ({chunk, ...(await client.ask(chunk))})));
  return answers.filter(({status}) => status !== 200).map(({chunk, status}) => `${chunk}: ${status}`);
}

it('gives twenty open tabs all their chunks through three releases and a way back', async () => {
  const tabs = (await Promise.all(PAGES.map(openPage))).flat();
  let isOver = false;
  // Readers open pages all the time: each must be whole, whichever release it is of.
  const readers = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const chunks = await openPage(PAGES[turn % PAGES.length] ?? '');
      expect(await findMissing(chunks)).toEqual([]);
    }
  })();
  for (const change of [
    () => publish('two'),
    () => publish('three'),
    () => rollBack(target),
    () => publish('three'),
  ]) {
    tabs.push(...(await Promise.all(PAGES.map(openPage))).flat());
    await change();
    expect(await findMissing([...new Set(tabs)])).toEqual([]);
  }
  isOver = true;
  await readers;
});

it('serves the old or the new site, whole, wherever a release is cut off', async () => {
  await rollBack(target);
  for (const milliseconds of [400, 500, 600, 700, 900]) {
    await cutOff(milliseconds);
    const chunks = (await Promise.all(PAGES.map(openPage))).flat();
    expect(new Set(chunks.map((chunk) => chunk.split('.').at(-2))).size).toBe(1);
    expect(await findMissing(chunks)).toEqual([]);
  }
  await publish('three');
  expect((await client.ask('/')).body.toString()).toContain('three');
});

/** Starts the command that publishes, and kills it. */
function cutOff(milliseconds: number): Promise<void> {
  const words = [path.join(ROOT, 'scripts/release.ts'), target, '--from', get('three').folder];
  const command = spawn(process.execPath, ['--import', 'tsx', ...words], {cwd: ROOT, stdio: 'ignore'});
  setTimeout(() => command.kill('SIGKILL'), milliseconds);
  return new Promise((resolve) => command.once('exit', () => resolve()));
}
