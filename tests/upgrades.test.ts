import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {STOCK_FILES} from './stockFiles';

const ROOT = path.resolve(__dirname, '..');
const PRIVATE = /from '@docusaurus\/(?:theme-common\/internal|core\/lib\/)/;

const overrides = new Set(Object.values(STOCK_FILES).flatMap((stock) => stock.overrides));

it('names the overrides to read again when a file of Docusaurus changes', () => {
  const changed = Object.entries(STOCK_FILES)
    .map(([file, stock]) => ({file, ...stock, found: hash(path.join(ROOT, 'node_modules', file))}))
    .filter(({found, sha256}) => found !== sha256)
    .map(({file, found, overrides: names}) => `${file} is now ${found}: read ${names.join(', ')} again`);
  expect(changed).toEqual([]);
});

it('knows the stock file of every part of the theme that is not wrapped', () => {
  const unknown = listCode('src/theme').filter(
    (file) => !overrides.has(file) && !read(file).includes("from '@theme-original/"),
  );
  expect(unknown).toEqual([]);
});

it('knows every use of a private module of Docusaurus', () => {
  expect(listCode('src').filter((file) => PRIVATE.test(read(file)) && !overrides.has(file))).toEqual([]);
});

it('says of every part of the theme why it is there', () => {
  expect(listCode('src/theme').filter((file) => !read(file).startsWith('// '))).toEqual([]);
});

function hash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function listCode(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file));
}
