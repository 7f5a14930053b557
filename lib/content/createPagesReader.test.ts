import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {createPagesReader} from './createPagesReader';
import type {WrittenPage} from './listContentPages';

const PAGE: WrittenPage = {
  kind: 'doc',
  file: 'a.mdx',
  path: '/docs/a',
  title: 'A',
  description: '',
  keywords: [],
  questions: [],
  frontMatter: {},
};

const siteDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
writeFileSync(path.join(siteDir, PAGE.file), 'Before.');
const readSource = vi.fn((_file: string, intro: string) => ({
  text: {intro, sections: []},
  tags: [],
  failures: [],
}));

it('adds to each page what its source says', async () => {
  const [page] = await createPagesReader(readSource)(siteDir, [PAGE]);
  expect(page).toMatchObject({title: 'A', text: {intro: 'Before.'}});
});

it('reads one list once, and another list of the same pages anew', async () => {
  const readPages = createPagesReader(readSource);
  const pages = [PAGE];
  const [first, again] = await Promise.all([readPages(siteDir, pages), readPages(siteDir, pages)]);
  expect(again).toBe(first);
  writeFileSync(path.join(siteDir, PAGE.file), 'After.');
  const [page] = await readPages(siteDir, [...pages]);
  expect(page?.text.intro).toBe('After.');
});
