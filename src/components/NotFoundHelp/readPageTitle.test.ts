// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {readPageTitle} from './readPageTitle';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(html: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html, {status})));
}

it('reads the title of a page without the name of the site', async () => {
  answer('<!doctype html><title data-rh="true">Taps &amp; swipes | AScript</title><h1>Taps</h1>');
  expect(await readPageTitle('/docs/tap')).toBe('Taps & swipes');
});

it.each([
  ['a page that is missing', () => answer('<title>Page not found | AScript</title>', 404)],
  ['a page without a title', () => answer('<p>a</p>')],
  ['no network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('gives nothing for %s', async (_, prepare) => {
  prepare();
  expect(await readPageTitle('/docs/tap')).toBeUndefined();
});
