import {expect, it} from 'vitest';
import {OTHER_WAYS} from '../../lib/search/otherWays';
import {dropEndSlash} from '../../lib/text/dropEndSlash';
import {readSearchPages} from '../../scripts/readSearchPages';
import {readBuiltPages, readCurrentPages} from '../support/builtSite';

/** Lists that Docusaurus makes of other pages; the page that shows what is found; and the page for what is not there. */
const MADE = /^\/(blog|blog\/(archive|tags|authors|page).*|docs\/category\/.*|search|404\.html)$/;

it('finds every page of the site but those that only list others', async () => {
  const found = new Set((await readSearchPages()).map(({url}) => dropEndSlash(url)));
  const missed = readCurrentPages()
    .map(({route}) => dropEndSlash(route))
    .filter((route) => !found.has(route) && !MADE.test(route));
  expect(missed).toEqual([]);
});

it('leads whoever finds nothing to pages that exist', () => {
  const routes = new Set(readBuiltPages().map(({route}) => dropEndSlash(route)));
  expect(OTHER_WAYS.filter(({to}) => !routes.has(dropEndSlash(to)))).toEqual([]);
});
