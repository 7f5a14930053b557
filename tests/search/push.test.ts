import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEngine} from '../../lib/search/engine/createEngine';
import type {HostedRecord} from '../../lib/search/hosted/hostedRecord';
import {type IndexClient, pushRecords} from '../../lib/search/hosted/pushRecords';
import {createIndexClient} from '../../scripts/createIndexClient';
import {type HostedServer, startHostedServer} from './hostedServer';

const run = promisify(execFile);

function makeRecords(count: number): HostedRecord[] {
  return Array.from({length: count}, (_, index) => ({
    objectID: String(index),
    url: `https://docs.example/${index}`,
    platform: 'Other',
    kind: 'Page',
    language: 'en',
    docusaurus_tag: 'default',
    titles: ['Title'],
    symbol: '',
    keywords: '',
    text: '',
    words: '',
  }));
}

let server: HostedServer;
beforeAll(async () => {
  server = await startHostedServer(createEngine(async () => ({pages: []})));
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.indices.clear();
});

const options = {indexName: 'docs', onProgress: () => undefined, delayMs: 1};

describe('a push', () => {
  it('sends batches beside the index and then takes its place, telling how far it is', async () => {
    const client = createIndexClient({appId: 'APP1', writeKey: 'secret', host: server.host});
    const onProgress = vi.fn();
    await pushRecords(client, makeRecords(2500), {...options, onProgress});
    expect(onProgress.mock.calls).toEqual([
      [1000, 2500],
      [2000, 2500],
      [2500, 2500],
    ]);
    expect([...server.indices.keys()]).toEqual(['docs']);
    expect(server.indices.get('docs')).toHaveLength(2500);
    expect(server.requests[0]?.headers['x-algolia-api-key']).toBe('secret');
  });

  it('repeats a step that fails, and gives up after three repetitions', async () => {
    const client: IndexClient = {
      setSettings: vi
        .fn<IndexClient['setSettings']>()
        .mockRejectedValueOnce(new Error('503'))
        .mockResolvedValue(),
      addRecords: vi.fn<IndexClient['addRecords']>().mockRejectedValue(new Error('503')),
      moveIndex: vi.fn<IndexClient['moveIndex']>(),
    };
    await expect(pushRecords(client, makeRecords(1), options)).rejects.toThrow('503');
    expect(client.setSettings).toHaveBeenCalledTimes(2);
    expect(client.addRecords).toHaveBeenCalledTimes(4);
    expect(client.moveIndex).not.toHaveBeenCalled();
  });
});

describe('npm run search:push', () => {
  async function push(words: string[], variables: Record<string, string>) {
    const env = {PATH: process.env.PATH, ...variables} as NodeJS.ProcessEnv;
    return run('node_modules/.bin/tsx', ['scripts/pushSearch.ts', ...words], {env});
  }

  it('only says what it would send with --dry-run', async () => {
    const {stdout} = await push(['--dry-run'], {});
    expect(stdout).toMatch(/^\d{4} records of \d+ pages, \d+ KB\n$/);
  });

  it('says in one line which variable is missing', async () => {
    await expect(push([], {})).rejects.toThrow('search:push failed: environment: SEARCH_APP_ID is missing');
  });

  it('fills the index with the records of all pages', async () => {
    const variables = {
      SEARCH_APP_ID: 'APP1',
      SEARCH_API_KEY: 'key',
      SEARCH_INDEX: 'docs',
      SEARCH_WRITE_KEY: 'secret',
      SEARCH_HOST: server.host,
    };
    const {stdout} = await push([], variables);
    expect(stdout).toContain('docs holds the new records.');
    const urls = server.indices.get('docs')?.map(({url}) => url);
    expect(urls).toContain('https://ascript.cn/docs/android/api/screen/findcolors#screen.FindColors.find');
  });
});
