import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {cacheByContent} from './cacheByContent';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const make = vi.fn((content: string) => ({length: content.length}));
beforeEach(() => {
  make.mockClear();
});

/** Makes a result in a build of its own, which shares only the folder with earlier ones. */
function build(content: string, version = 'first'): {length: number} {
  return cacheByContent({folder, version: () => version, make})(content);
}

function findFile(): string {
  const [file = ''] = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  return file;
}

it('makes a result once for each content', () => {
  expect([build('one'), build('one'), build('three')]).toEqual([{length: 3}, {length: 3}, {length: 5}]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a result again for another version, and deletes the old one', () => {
  build('one');
  build('one', 'second');
  build('one');
  expect(make).toHaveBeenCalledTimes(3);
  expect(readdirSync(folder)).toHaveLength(1);
});

it.each([
  ['half of it is there', (text: string) => text.slice(0, -3)],
  ['it is another text', (text: string) => text.replace('3', '4')],
  ['it is empty', () => ''],
])('makes a result again when its file is damaged: %s', (_damage, toDamaged) => {
  build('one');
  const file = findFile();
  writeFileSync(file, toDamaged(readFileSync(file, 'utf8')));
  expect(build('one')).toEqual({length: 3});
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a result again when its file is gone', () => {
  build('one');
  rmSync(findFile());
  expect(build('one')).toEqual({length: 3});
});

it('goes on when a build of another version beside it has deleted its folder', () => {
  const running = cacheByContent({folder, version: () => 'first', make});
  running('one');
  build('one', 'second');
  expect([running('three'), running('three')]).toEqual([{length: 5}, {length: 5}]);
  expect(make).toHaveBeenCalledTimes(3);
});
