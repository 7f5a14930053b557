import {expect, it} from 'vitest';
import {readEnvironment} from './environment';

it('publishes at the root of the official host unless told otherwise', () => {
  expect(readEnvironment({})).toEqual({siteUrl: 'https://ascript.cn', baseUrl: '/', strictLinks: false});
});

it('takes the origin and the base path from the environment', () => {
  expect(readEnvironment({SITE_URL: 'https://docs.example/', BASE_URL: '/a/b-c/'})).toMatchObject({
    siteUrl: 'https://docs.example',
    baseUrl: '/a/b-c/',
  });
});

it.each(['docs.example', 'ftp://docs.example', 'https://docs.example/path', 'https://docs.example/?a=1'])(
  'refuses the site URL %s in one line',
  (SITE_URL) => {
    expect(() => readEnvironment({SITE_URL})).toThrow(
      `environment: SITE_URL is "${SITE_URL}"; allowed: an http or https origin without a path`,
    );
  },
);

it.each(['docs', '/docs', 'docs/', '//', '/a b/'])('refuses the base URL %s in one line', (BASE_URL) => {
  expect(() => readEnvironment({BASE_URL})).toThrow(
    `environment: BASE_URL is "${BASE_URL}"; allowed: a path with a slash at both ends`,
  );
});

it('is strict about links in CI', () => {
  expect(readEnvironment({CI: 'true'}).strictLinks).toBe(true);
});
