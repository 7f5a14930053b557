import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createTextReader} from './createTextReader';
import type {PageMetadata} from './readMetadata';

const METADATA: PageMetadata = {
  kind: 'doc',
  title: 'File',
  description: 'Files.',
  url: 'https://docs.example/file',
  path: '/file',
};
const PAGE = '<script src="main.1.js"></script><main><p>Text</p></main>';

let folder: string;
const renderMarkdown = vi.fn((article: {textContent: string}, {title}: PageMetadata) =>
  [title, article.textContent].join(': '),
);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  renderMarkdown.mockClear();
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Reads a page in a build of its own; gives its Markdown copy. */
function read(html = PAGE, metadata = METADATA, {frontMatter = {}, rules = ''} = {}): string {
  const readText = createTextReader({
    folder,
    version: () => rules,
    renderMarkdown,
    renderChapters: () => ({ios: 'chapter'}),
    findFrontMatter: () => frontMatter,
  });
  const {markdown, chapters} = readText(html, metadata);
  expect(chapters).toEqual({ios: 'chapter'});
  return markdown;
}

it('reads a page once, whichever scripts it names', () => {
  expect([read(), read(PAGE.replace('main.1.js', 'main.2.js'))]).toEqual(['File: Text', 'File: Text']);
  expect(renderMarkdown).toHaveBeenCalledTimes(1);
});

it('reads a page anew when its text, what is known of it or the rules are others', () => {
  read();
  expect(read(PAGE.replace('Text', 'More'))).toBe('File: More');
  expect(read(PAGE, {...METADATA, title: 'Files'})).toBe('Files: Text');
  read(PAGE, METADATA, {frontMatter: {note: 'New.'}});
  read(PAGE, METADATA, {rules: 'other code'});
  expect(renderMarkdown).toHaveBeenCalledTimes(5);
});

it('reads a page anew when what was kept is damaged', () => {
  read();
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}))
    if (entry.isFile()) writeFileSync(path.join(entry.parentPath, entry.name), '{}');
  expect(read()).toBe('File: Text');
  expect(renderMarkdown).toHaveBeenCalledTimes(2);
});
