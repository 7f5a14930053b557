import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createEngine} from '../../lib/search/engine/createEngine';
import {openPages} from '../../lib/search/engine/openPages';
import {type HostedServer, startHostedServer} from '../search/hostedServer';

const run = promisify(execFile);

let server: HostedServer;

beforeAll(async () => {
  server = await startHostedServer(createEngine(openPages([])));
});

afterAll(() => server.close());

describe('npm run search:push', () => {
  async function push(words: string[], variables: Record<string, string>) {
    const env = {PATH: process.env.PATH, ...variables} as NodeJS.ProcessEnv;
    return run('node_modules/.bin/tsx', ['scripts/pushSearch.ts', ...words], {env});
  }

  it('only says what it would send with --dry-run', async () => {
    const {stdout} = await push(['--dry-run'], {});
    expect(stdout).toMatch(/^\d{4} records of \d+ pages, \d+ KB\n$/);
  });

  it('sends nothing when an option is misspelt', async () => {
    await expect(push(['--dryrun'], {})).rejects.toThrow(
      'npm run search:push: found "--dryrun"; allowed: --dry-run, --help',
    );
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
