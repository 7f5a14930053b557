import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {beforeAll, expect, it, vi} from 'vitest';
import type {SearchShard, ShardPage} from '../../lib/search/records/shard';

const SITE = path.resolve(__dirname, '../fixtures/search');

/** Loading a site is slow on a busy machine. */
const LOAD_TIMEOUT_MS = 120_000;

function readGenerated(file: string): string {
  return readFileSync(path.join(SITE, '.docusaurus', file), 'utf8');
}

function readShard(facet: string): readonly ShardPage[] {
  const {pages}: SearchShard = JSON.parse(readGenerated(`search-index/default/${facet}.json`));
  return pages;
}

beforeAll(async () => {
  // Only then Docusaurus hides drafts and unlisted pages.
  vi.stubEnv('NODE_ENV', 'production');
  await loadSite({siteDir: SITE, outDir: path.join(SITE, '.docusaurus', 'out')});
  vi.unstubAllEnvs();
}, LOAD_TIMEOUT_MS);

it('finds pages where Docusaurus puts them: at their slug, below their version', () => {
  expect(readShard('Other').map(({url, title}) => [url, title])).toEqual([
    ['/shop', 'Shop'],
    ['/docs/tap', 'Tap'],
    ['/blog/what-is-new', 'News'],
  ]);
  expect(readShard('Android').map(({url, title}) => [url, title])).toEqual([
    ['/docs/next/android/touch', 'Tap (Next)'],
  ]);
});

it('finds no draft and nothing unlisted', () => {
  const titles = ['Other', 'Android'].flatMap(readShard).map(({title}) => title);
  expect(titles.filter((title) => /Draft|Unlisted/.test(title))).toEqual([]);
});

it('finds a page in React by what stands beside it, and none that says nothing', () => {
  expect(readShard('Other')[0]).toMatchObject({title: 'Shop', text: 'What there is.', keywords: ['buy']});
});

it('links a symbol to the page that documents it, and to no draft', () => {
  expect(readShard('Android')[0]?.symbols.map(({anchor}) => anchor)).toEqual(['action.click']);
  const link = JSON.parse(readGenerated('api-reference/default/link/ascript.android.action.click.json'));
  expect(link.href).toBe('/docs/next/android/touch#action.click');
  expect(() => readGenerated('api-reference/default/link/ascript.android.action.swipe.json')).toThrow(
    'ENOENT',
  );
});
