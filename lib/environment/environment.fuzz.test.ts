import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {INVALID, readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {readEnvironment} from './readEnvironment';
import {readHostedSearch} from './readHostedSearch';

const value = fc.option(
  hostileText(
    [
      'https://',
      'docs.example',
      '/',
      '//',
      'a',
      ':80',
      '?',
      '#',
      '@',
      'hash',
      'browser',
      'on',
      'off',
      '(',
      '[',
      '{"a":1}',
      'true',
    ],
    ['https://docs.example', '/docs-site/', '{"ignorePlurals":true}'],
  ),
  {nil: undefined},
);

property(
  'the environment of a build is read, or refused in one line',
  fc.record({SITE_URL: value, BASE_URL: value, HISTORY_MODE: value, CI: value}),
  (variables) => {
    const environment = readOrRefuse(() => readEnvironment(variables), INVALID);
    if (!environment) return;
    expect(new URL(environment.siteUrl).origin).toBe(environment.siteUrl);
    expect(new URL(environment.baseUrl, environment.siteUrl).origin).toBe(environment.siteUrl);
  },
);

property(
  'the environment of the hosted search is read, or refused in one line',
  fc.record({
    SEARCH_APP_ID: fc.oneof(value, fc.constant('APP')),
    SEARCH_API_KEY: fc.oneof(value, fc.constant('key')),
    SEARCH_INDEX: fc.oneof(value, fc.constant('docs')),
    SEARCH_EXTERNAL_URL: value,
    SEARCH_PARAMETERS: value,
    SEARCH_ANALYTICS: fc.oneof(value, fc.constantFrom('on', 'off')),
  }),
  (variables) => {
    const search = readOrRefuse(() => readHostedSearch(variables), INVALID);
    if (search?.externalUrlPattern !== undefined)
      expect(() => new RegExp(search.externalUrlPattern ?? '')).not.toThrow();
  },
);
