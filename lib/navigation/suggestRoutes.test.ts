import {expect, it} from 'vitest';
import {suggestRoutes} from './suggestRoutes';

const ROUTES = [
  '/',
  '/shop',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/docs/ios/api/screen/findcolors',
  '/docs/android/api/system/clipboard',
  '/docs/android/download',
];

it('puts the route that is one slip away first', () => {
  expect(suggestRoutes('/docs/android/api/screen/findcolor', ROUTES)[0]).toBe(
    '/docs/android/api/screen/findcolors',
  );
});

it('finds a page that moved by the words of its path', () => {
  expect(suggestRoutes('/manual/system-clipboard.html', ROUTES)).toContain(
    '/docs/android/api/system/clipboard',
  );
});

it('pays no regard to case', () => {
  expect(suggestRoutes('/SHOP', ROUTES)[0]).toBe('/shop');
});

it('suggests nothing for a path that only has letters in common with another', () => {
  expect(suggestRoutes('/nope', ROUTES)).toEqual([]);
});

it('suggests five at most, each once', () => {
  const suggested = suggestRoutes('/docs/android/screen/system', ROUTES);
  expect(suggested.length).toBeLessThanOrEqual(5);
  expect(new Set(suggested).size).toBe(suggested.length);
});

it('puts a page first that shares more words, then the shorter one, and counts no word of every path', () => {
  const spelled = `/${'q'.repeat(79)}`;
  const routes = ['/x/red/long-name', '/x/red', '/x/red/green', '/docs', spelled];
  const suggested = suggestRoutes(`/docs/x/${'q'.repeat(80)}/green/red.html`, routes);
  expect(suggested).toEqual([spelled, '/x/red/green', '/x/red', '/x/red/long-name']);
});
