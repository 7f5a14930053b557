import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readPort} from './readPort.mjs';
import {serveSite} from './serveSite.mjs';

let directory = '';
let origin = '';
let stop: () => unknown;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFile('index.html', 'home');
  writeFile('old.html', 'old');
  writeFile('404.html', 'no such page');
  const server = await serveSite({directory, port: 0});
  origin = `http://localhost:${readPort(server)}`;
  stop = () => server.close();
});

afterEach(() => {
  stop();
  rmSync(directory, {recursive: true});
});

test('a site that is built again is served as it then is', async () => {
  await read('/');
  writeFile('index.html', 'a longer home');
  writeFile('new.html', 'new');
  writeFile('404.html', 'gone');
  rmSync(path.join(directory, 'old.html'));

  expect(await read('/')).toBe('200 a longer home');
  expect(await read('/new')).toBe('200 new');
  expect(await read('/old')).toBe('404 gone');
});

test('the server outlives the moment in which a build has emptied the folder', async () => {
  for (const name of ['index.html', 'old.html', '404.html']) rmSync(path.join(directory, name));
  expect(await read('/old')).toBe('404 Not found');
  writeFile('index.html', 'home again');
  expect(await read('/')).toBe('200 home again');
});

function writeFile(name: string, text: string): void {
  writeFileSync(path.join(directory, name), text);
}

async function read(address: string): Promise<string> {
  const response = await fetch(`${origin}${address}`);
  return `${response.status} ${await response.text()}`;
}
