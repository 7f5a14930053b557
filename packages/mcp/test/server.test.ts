import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createTools, type Tools} from './createTools';
import {startServer, type TestServer, type TransportName} from './startServer';

const TOOLS = [
  'check_script',
  'explain_error',
  'lookup_symbol',
  'read_page',
  'run_script',
  'search_docs',
  'show_scene',
];
const HUGE = 'x'.repeat(200_000);

describe.each(['stdio', 'http'] satisfies TransportName[])('over %s', (transport) => {
  let server: TestServer;
  let client: Client;
  let tools: Tools;

  beforeAll(async () => {
    server = await startServer(transport);
    client = await server.connect();
    tools = createTools(client);
  });
  afterAll(() => server.stop());

  it('says who it is, and lists its tools, prompts and resources', async () => {
    expect(client.getServerVersion()).toMatchObject({name: 'ascript-docs'});
    expect(client.getInstructions()).toContain('Python 3.8');
    const {tools: listed} = await client.listTools();
    expect(listed.map(({name}) => name).sort()).toEqual(TOOLS);
    for (const {description, inputSchema} of listed) {
      expect(description).toMatch(/^\w.{80,}/s);
      expect(inputSchema.type).toBe('object');
    }
    const {prompts} = await client.listPrompts();
    expect(prompts.map(({name}) => name).sort()).toEqual(['fix_script', 'write_script']);
    const {resources} = await client.listResources();
    expect(resources.length).toBeGreaterThan(200);
    expect(resources).toContainEqual(expect.objectContaining({uri: 'ascript-docs://pages/docs/intro'}));
  });

  it('searches the manual', async () => {
    const text = await tools.read('search_docs', {query: 'find a colour', platform: 'android'});
    expect(text).toMatch(/https:\/\/\S+\/docs\/android\/api\/screen\/findcolors/);
    expect(await tools.read('search_docs', {query: 'qqqqzzzz'})).toContain('Nothing found');
  });

  it.each([
    ['search_docs', {query: HUGE}],
    ['search_docs', {query: 5}],
    ['search_docs', {query: 'a', limit: 1e9}],
    ['search_docs', {query: 'a', platform: 'linux'}],
    ['read_page', {page: HUGE}],
    ['read_page', {page: 'a', offset: -1}],
    ['lookup_symbol', {name: HUGE}],
    ['lookup_symbol', {}],
    ['check_script', {script: HUGE}],
    ['check_script', {script: ''}],
    ['check_script', {script: null}],
    ['run_script', {script: HUGE}],
    ['run_script', {script: 'print(1)', scene: '../settings'}],
    ['show_scene', {scene: HUGE}],
    ['explain_error', {log: HUGE}],
    ['explain_error', {log: ''}],
  ])('refuses what %s does not take, with a sentence', async (name, args) => {
    const text = await tools.refusal(name, args).catch((error: unknown) => String(error));
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThan(2_000);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('gives pages and stubs as resources, and nothing else of the disk', async () => {
    const {contents} = await client.readResource({uri: 'ascript-docs://pages/docs/intro'});
    expect(contents[0]).toMatchObject({mimeType: 'text/markdown', text: expect.stringContaining('# ')});
    const stub = await client.readResource({uri: 'ascript-docs://stubs/ascript/android/data.pyi'});
    expect(stub.contents[0]).toMatchObject({text: expect.stringContaining('class KeyValue')});
    for (const uri of [
      'ascript-docs://stubs/../site.json',
      'ascript-docs://stubs/%2e%2e/site.json',
      'ascript-docs://pages/nothing',
    ])
      await expect(client.readResource({uri})).rejects.toThrow(/has no|not found/i);
  });

  it('writes prompts from a task and from a script', async () => {
    const {messages} = await client.getPrompt({
      name: 'write_script',
      arguments: {task: 'tap a button', platform: 'ios'},
    });
    expect(messages[0]?.content).toMatchObject({
      text: expect.stringMatching(/for iOS[\s\S]+tap a button[\s\S]+check_script/),
    });
    const fix = await client.getPrompt({name: 'fix_script', arguments: {script: 'print(1)'}});
    expect(fix.messages[0]?.content).toMatchObject({text: expect.stringContaining('print(1)')});
  });

  it('serves clients of the protocol of 2026, which begin without a handshake', async () => {
    const modern = await server.connect('auto');
    expect(modern.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(
      await createTools(modern).read('lookup_symbol', {name: 'action.click', platform: 'android'}),
    ).toContain('click(');
  });

  it('serves two sessions at once', async () => {
    const other = await server.connect();
    const [first, second] = await Promise.all([
      tools.read('run_script', {
        script: 'import time\nfor i in range(3):\n    time.sleep(1)\nprint("first")\n',
      }),
      createTools(other).read('lookup_symbol', {name: 'KeyValue.get', platform: 'windows'}),
    ]);
    expect(first).toContain('first');
    expect(second).toContain('ascript.windows');
    await other.close();
    expect(await tools.read('lookup_symbol', {name: 'KeyValue.get', platform: 'ios'})).toContain(
      'ascript.ios',
    );
  });

  it('answers many checks and runs at once', async () => {
    const scripts = Array.from(
      {length: 4},
      (_, index) => `from ascript.android.action import clik${index}\n`,
    );
    const [checks, runs] = await Promise.all([
      Promise.all(scripts.map((script) => tools.read('check_script', {script}))),
      Promise.all([1, 2, 3].map((number) => tools.read('run_script', {script: `print("run", ${number})\n`}))),
    ]);
    expect(checks.filter((text, index) => !text.includes(`clik${index}`))).toEqual([]);
    expect(runs.map((text) => /run \d/.exec(text)?.[0])).toEqual(['run 1', 'run 2', 'run 3']);
  });

  it('stops a call that is cancelled, and goes on serving', async () => {
    const controller = new AbortController();
    const running = client.callTool(
      {name: 'check_script', arguments: {script: 'print(1)\n'}},
      {signal: controller.signal},
    );
    setTimeout(() => controller.abort(new Error('no longer wanted')), 100);
    await expect(running).rejects.toThrow();
    expect(await tools.read('lookup_symbol', {name: 'action.click', platform: 'android'})).toContain(
      'click(',
    );
  });
});

describe('the address', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer('http');
  });
  afterAll(() => server.stop());

  async function post(headers: Record<string, string>, path = ''): Promise<number> {
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});
    const all = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    };
    return (await fetch(server.url + path, {method: 'POST', headers: all, body})).status;
  }

  it('is of this computer alone', () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  });

  it('refuses pages of another origin', async () => {
    expect(await post({origin: 'https://evil.example'})).toBe(403);
    expect(await post({origin: 'http://localhost:3000'})).not.toBe(403);
    expect(await post({})).not.toBe(403);
  });

  it('goes on after a request whose path is not an address', async () => {
    const {status} = await fetch(`${new URL(server.url).origin}//`);
    expect(status).toBe(404);
    expect(await post({}, '/other')).toBe(404);
  });

  it('answers at one path, and refuses a body that is too large', async () => {
    expect(await post({}, '/other')).toBe(404);
    const huge = await fetch(server.url, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
      body: `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"${'x'.repeat(3_000_000)}"}}`,
    });
    expect(huge.status).toBe(413);
  });
});
