import {expect, it} from 'vitest';
import {readEnvironment} from './readEnvironment';

it('publishes at the root of the official host unless told otherwise', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'https://ascript.cn',
    baseUrl: '/',
    strictLinks: false,
    historyMode: 'browser',
    offline: 'on',
  });
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

it('makes a site that opens from a file when told to keep its routes in the hash', () => {
  expect(readEnvironment({HISTORY_MODE: 'hash'}).historyMode).toBe('hash');
});

it('refuses a history mode that it does not know in one line', () => {
  expect(() => readEnvironment({HISTORY_MODE: 'memory'})).toThrow(
    'environment: HISTORY_MODE is "memory"; allowed: browser or hash',
  );
});

it('takes the offline copies back when told to, and refuses other words in one line', () => {
  expect(readEnvironment({OFFLINE: 'off'}).offline).toBe('off');
  expect(() => readEnvironment({OFFLINE: 'no'})).toThrow('environment: OFFLINE is "no"; allowed: on or off');
});
