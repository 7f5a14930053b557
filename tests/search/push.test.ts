import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createEngine} from '../../lib/search/engine/createEngine';
import {openPages} from '../../lib/search/engine/openPages';
import type {HostedRecord} from '../../lib/search/hosted/hostedRecord';
import {toMeilisearchDocuments} from '../../lib/search/hosted/meilisearch/meilisearchDocument';
import {replaceDocuments} from '../../scripts/replaceDocuments';
import {replaceRecords} from '../../scripts/replaceRecords';
import {type HostedServer, startHostedServer} from './hostedServer';
import {KEYS, type MeilisearchServer, startMeilisearchServer} from './meilisearchServer';

function makeRecords(count: number): HostedRecord[] {
  return Array.from({length: count}, (_, index) => ({
    objectID: String(index),
    url: `https://docs.example/${index}`,
    platform: 'Other',
    platforms: ['Other'],
    kind: 'Page',
    language: 'en',
    docusaurus_tag: 'default',
    titles: ['Title'],
    symbol: '',
    keywords: '',
    questions: '',
    text: '',
    words: '',
  }));
}

let server: HostedServer;
beforeAll(async () => {
  server = await startHostedServer(createEngine(openPages([])));
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.indices.clear();
});

function replace(records: HostedRecord[]): Promise<void> {
  return replaceRecords({appId: 'APP1', writeKey: 'secret', indexName: 'docs', host: server.host}, records);
}

describe('a push', () => {
  it('sends batches beside the index and then takes its place', async () => {
    server.indices.set('docs', makeRecords(1));
    await replace(makeRecords(2500));
    expect([...server.indices.keys()]).toEqual(['docs']);
    expect(server.indices.get('docs')).toHaveLength(2500);
    expect(server.requests[0]?.headers['x-algolia-api-key']).toBe('secret');
    const batches = server.requests.filter(({path}) => path.endsWith('/batch'));
    expect(batches.map(({path}) => path.includes('/docs_tmp_'))).toEqual([true, true, true]);
  });

  it('sets the index up before its settings are copied', async () => {
    await replace(makeRecords(1));
    const [first] = server.requests;
    expect(first).toMatchObject({method: 'PUT', path: '/1/indexes/docs/settings'});
    expect(JSON.parse(first?.body ?? '')).toMatchObject({attributesToHighlight: ['titles']});
  });

  it('rejects when the engine refuses a step, and leaves the index as it was', async () => {
    server.indices.set('docs', makeRecords(1));
    server.failures.push(200, 200, 200, 403);
    await expect(replace(makeRecords(2))).rejects.toThrow('failed');
    expect(server.requests[3]?.path).toMatch(/docs_tmp_\d+\/batch$/);
    expect(server.indices.get('docs')).toHaveLength(1);
  });
});

describe('a push to a server of one’s own', () => {
  let own: MeilisearchServer;
  beforeAll(async () => {
    own = await startMeilisearchServer(createEngine(openPages([])));
  });
  afterAll(() => own.close());
  beforeEach(() => {
    own.indices.clear();
    own.failingTasks.clear();
  });

  function send(count: number, key = KEYS.admin): Promise<void> {
    return replaceDocuments(
      {server: own.server, indexName: 'docs'},
      key,
      toMeilisearchDocuments(makeRecords(count)),
    );
  }

  it('fills an index that is not there yet, with what may be filtered and shown', async () => {
    await send(1200);
    expect([...own.indices.keys()]).toEqual(['docs']);
    expect(new Set(own.indices.get('docs')?.map(({id}) => id)).size).toBe(1200);
    expect(own.settings.get('docs_new')?.displayedAttributes).not.toContain('words');
  });

  it('takes the place of an index, whatever an interrupted push left beside it', async () => {
    await send(3);
    own.indices.set('docs_new', toMeilisearchDocuments(makeRecords(9)));
    await send(2);
    expect(own.indices.get('docs')).toHaveLength(2);
    expect([...own.indices.keys()]).toEqual(['docs']);
  });

  it.each(['settingsUpdate', 'documentAdditionOrUpdate', 'indexSwap'])(
    'says why a %s failed, and leaves the index as it was',
    async (type) => {
      await send(3);
      own.failingTasks.add(type);
      await expect(send(1)).rejects.toThrow(`${type} failed: no space left`);
      expect(own.indices.get('docs')).toHaveLength(3);
    },
  );

  it('says in one line that the key may not write', async () => {
    await expect(send(1, KEYS.search)).rejects.toThrow('The provided API key is invalid.');
  });
});
