import {expect, it} from 'vitest';
import {readHostedSearch} from './readHostedSearch';

const HOSTED = {SEARCH_APP_ID: 'APP1', SEARCH_API_KEY: 'abc123', SEARCH_INDEX: 'docs_en'};

it('uses the embedded search unless told otherwise', () => {
  expect(readHostedSearch({PATH: '/bin'})).toBeUndefined();
  expect(readHostedSearch({SEARCH_APP_ID: ''})).toBeUndefined();
});

it('takes the hosted search from the environment, without analytics', () => {
  expect(readHostedSearch(HOSTED)).toEqual({
    appId: 'APP1',
    apiKey: 'abc123',
    indexName: 'docs_en',
    hasAnalytics: false,
  });
});

it('takes what is optional', () => {
  const optional = {
    SEARCH_EXTERNAL_URL: '^https://forum',
    SEARCH_PARAMETERS: '{"ignorePlurals":true}',
    SEARCH_ANALYTICS: 'on',
  };
  expect(readHostedSearch({...HOSTED, ...optional})).toMatchObject({
    externalUrlPattern: '^https:\\/\\/forum',
    searchParameters: {ignorePlurals: true},
    hasAnalytics: true,
  });
});

it('takes a server of one’s own in the place of the hosted search', () => {
  const own = {SEARCH_SERVER: 'https://search.example.org:7700', SEARCH_API_KEY: 'abc', SEARCH_INDEX: 'docs'};
  const read = {server: 'https://search.example.org:7700', apiKey: 'abc', indexName: 'docs'};
  expect(readHostedSearch(own)).toEqual(read);
  expect(readHostedSearch({...own, SEARCH_SERVER: 'http://127.0.0.1:7700'})).toMatchObject({
    server: 'http://127.0.0.1:7700',
  });
});

it.each([
  [
    {...HOSTED, SEARCH_SERVER: 'https://a.example'},
    'environment: SEARCH_APP_ID is "APP1"; allowed: not set where SEARCH_SERVER is',
  ],
  [
    {SEARCH_SERVER: 'http://a.example'},
    'environment: SEARCH_SERVER is "http://a.example"; allowed: the origin of a Meilisearch server',
  ],
  [{SEARCH_SERVER: 'https://a.example; script-src *'}, 'environment: SEARCH_SERVER is'],
  [{SEARCH_SERVER: 'https://a.example/'}, 'environment: SEARCH_SERVER is "https://a.example/"'],
  [{SEARCH_SERVER: 'https://a.example'}, 'environment: SEARCH_API_KEY is missing'],
  [
    {SEARCH_SERVER: 'https://a.example', SEARCH_ANALYTICS: 'on'},
    'environment: SEARCH_ANALYTICS is "on"; allowed: off where SEARCH_SERVER is set',
  ],
  [
    {SEARCH_APP_ID: 'APP1'},
    'environment: SEARCH_API_KEY is missing; allowed: the public key that may only search',
  ],
  [{...HOSTED, SEARCH_INDEX: 'a b'}, 'environment: SEARCH_INDEX is "a b"; allowed: the name of the index'],
  [{SEARCH_ANALYTICS: 'on'}, 'environment: SEARCH_APP_ID is missing'],
  [
    {...HOSTED, SEARCH_EXTERNAL_URL: '('},
    'environment: SEARCH_EXTERNAL_URL is "("; allowed: a regular expression',
  ],
  [{...HOSTED, SEARCH_PARAMETERS: '[1]'}, 'environment: SEARCH_PARAMETERS is "[1]"; allowed: a JSON object'],
  [{...HOSTED, SEARCH_PARAMETERS: '{'}, 'environment: SEARCH_PARAMETERS is "{"; allowed: a JSON object'],
  [{...HOSTED, SEARCH_ANALYTICS: 'yes'}, 'environment: SEARCH_ANALYTICS is "yes"; allowed: on or off'],
])('refuses %j in one line', (variables, message) => {
  expect(() => readHostedSearch(variables)).toThrow(message);
});
