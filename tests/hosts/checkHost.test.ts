import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {makeRelease} from '../../lib/deploy/makeRelease';
import {readPort, serveSite} from '../../scripts/serveSite.mjs';
import {BUILD} from '../support/builtSite';
import {startNginx} from './servers';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'check-'));
});

afterAll(() => rm(folder, {recursive: true, force: true}));

/** Runs the command as an owner does: its exit status, and its lines. */
function runCheck(...words: string[]): Promise<{status: number | null; lines: string[]}> {
  const script = path.join(ROOT, 'scripts/checkHost.ts');
  const command = spawn(process.execPath, ['--import', 'tsx', script, ...words], {cwd: ROOT});
  const parts: Buffer[] = [];
  command.stdout.on('data', (part: Buffer) => parts.push(part));
  command.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) =>
    command.once('close', (status) => resolve({status, lines: Buffer.concat(parts).toString().split('\n')})),
  );
}

it('finds nothing missing at nginx with the recipe', async () => {
  const {hosting} = await makeRelease(BUILD, folder, {brotliQuality: 1});
  const server = await startNginx(hosting, path.join(folder, 'site'));
  const {status, lines} = await runCheck(`https://localhost:${server.port}/`, '--insecure');
  await server.stop();
  expect(lines.filter((line) => !line.startsWith('note: '))).toEqual([
    'routes: all right',
    'headers: all right',
    'types: all right',
    'caching: all right',
    'packing: all right',
    'forms: all right',
    'twins: all right',
    'errors: all right',
    'ranges: all right',
    expect.stringMatching(/^9 of 9 checks passed, \d+ pages$/),
    '',
  ]);
  expect(status).toBe(0);
});

it('names what the server of npm start lacks', async () => {
  const server = await serveSite({directory: BUILD, port: 0, host: 'localhost'});
  const {status, lines} = await runCheck(`http://localhost:${readPort(server)}`);
  server.close();
  const wrong = lines.filter((line) => /^\w+: \//.test(line));
  expect(new Set(wrong.map((line) => line.split(':')[0]))).toEqual(
    new Set(['headers', 'types', 'caching', 'packing', 'forms', 'twins', 'errors']),
  );
  expect(wrong).toContainEqual(
    expect.stringMatching(/^headers: .*: Strict-Transport-Security is missing; allowed: "/),
  );
  expect(wrong).toContainEqual(expect.stringMatching(/^errors: .*gets a page in the place of a script/));
  expect(status).toBe(1);
});

it('says in one line what it cannot do', async () => {
  expect(await runCheck('docs.example')).toMatchObject({
    status: 1,
    lines: [expect.stringMatching(/^Use: /), ''],
  });
  expect(await runCheck('http://localhost:1/')).toMatchObject({
    status: 1,
    lines: ['http://localhost:1/: ECONNREFUSED', ''],
  });
});
