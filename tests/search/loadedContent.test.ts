import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {beforeAll, expect, it, vi} from 'vitest';
import type {PlatformFacet} from '../../lib/platforms';
import type {SearchPage} from '../../lib/search/records/searchPage';

const SITE = path.resolve(__dirname, '../fixtures/search');

/** Loading a site is slow on a busy machine. */
const LOAD_TIMEOUT_MS = 120_000;

function readGenerated(file: string): string {
  return readFileSync(path.join(SITE, '.docusaurus', file), 'utf8');
}

function readPages(facet: PlatformFacet): SearchPage[] {
  const pages: SearchPage[] = JSON.parse(readGenerated('search-index/default/pages.json'));
  return pages.filter(({platform}) => platform === facet);
}

beforeAll(async () => {
  // Only then Docusaurus hides drafts and unlisted pages.
  vi.stubEnv('NODE_ENV', 'production');
  await loadSite({siteDir: SITE, outDir: path.join(SITE, '.docusaurus', 'out')});
  vi.unstubAllEnvs();
}, LOAD_TIMEOUT_MS);

it('finds pages where Docusaurus puts them, of the docs the version that readers see first', () => {
  expect(readPages('Other').map(({url, title}) => [url, title])).toEqual([
    ['/shop', 'Shop'],
    ['/blog/what-is-new', 'News'],
  ]);
  expect(readPages('Android').map(({url, title}) => [url, title])).toEqual([['/docs/android/touch', 'Tap']]);
});

it('finds no draft and nothing unlisted', () => {
  const titles = (['Other', 'Android'] as const).flatMap(readPages).map(({title}) => title);
  expect(titles.filter((title) => /Draft|Unlisted/.test(title))).toEqual([]);
});

it('finds a page in React by what stands beside it, and none that says nothing', () => {
  expect(readPages('Other')[0]).toMatchObject({title: 'Shop', text: 'What there is.', keywords: ['buy']});
});

it('links a symbol to the page that documents it, and to no draft', () => {
  expect(readPages('Android')[0]?.symbols.map(({anchor}) => anchor)).toEqual(['action.click']);
  const link = JSON.parse(readGenerated('api-reference/default/link/ascript.android.action.click.json'));
  expect(link.href).toBe('/docs/android/touch#action.click');
  expect(() => readGenerated('api-reference/default/link/ascript.android.action.swipe.json')).toThrow(
    'ENOENT',
  );
});
