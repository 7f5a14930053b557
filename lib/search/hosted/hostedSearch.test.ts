import {expect, it} from 'vitest';
import {listHosts} from './hostedSearch';

const SEARCH = {apiKey: 'key', indexName: 'docs'};

it('lets pages talk to the engine alone, and to the host of reports only where something is reported', () => {
  expect(listHosts({...SEARCH, server: 'https://search.example.org:7700'})).toEqual([
    'https://search.example.org:7700',
  ]);
  expect(listHosts({...SEARCH, appId: 'APP1', hasAnalytics: false})).toEqual([
    'https://app1-dsn.algolia.net',
  ]);
  expect(listHosts({...SEARCH, appId: 'APP1', hasAnalytics: true})).toContain('https://insights.algolia.io');
});
