import {expect, it} from 'vitest';
import {toSitePath} from './toSitePath';

it('makes a path of the site of a result, without the base URL', () => {
  expect(toSitePath('https://docs.example/base/docs/x?a=1#b', '/base/')).toBe('/docs/x?a=1#b');
  expect(toSitePath('https://docs.example/docs/x', '/')).toBe('/docs/x');
});

it('leaves a result alone that matches the external pattern', () => {
  expect(toSitePath('https://forum.example/t/1', '/', /forum/)).toBe('https://forum.example/t/1');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])('leads nowhere by %s', (url) => {
  expect(toSitePath(url, '/', /./)).toBe('/');
  expect(toSitePath(url, '/')).toBe('/');
});
