import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {copyPages} from './copyPages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-pages-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function writePage(page: string, more = ''): void {
  const site = path.join(folder, 'site');
  mkdirSync(path.join(site, page), {recursive: true});
  const fields = `title: "Tap"\ndescription: "How."\naddress: "https://docs.example/${page}"\n${more}`;
  writeFileSync(path.join(site, `${page}.md`), `---\n${fields}---\n\nversion: not a field\n`);
  writeFileSync(path.join(site, page, 'index.html'), '<main><h1>Tap</h1></main>');
}

it('leaves out pages of another docs version than the one that readers see first', async () => {
  writePage('docs/tap');
  writePage('docs/1.0/tap', 'version: "1.0, not the current one"\n');
  const pages = await copyPages(path.join(folder, 'site'), path.join(folder, 'to'));
  expect(pages.map((page) => page.path)).toEqual(['/docs/tap']);
});
