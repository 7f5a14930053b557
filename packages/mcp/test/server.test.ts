import type {CallToolResult, Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type TestServer, type TransportName} from './startServer';

const GOOD = `import time
from ascript.android.node import Selector

row = Selector().text("About phone").find()
print("there" if row else "not on the screen")
time.sleep(1)
`;
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

  beforeAll(async () => {
    server = await startServer(transport);
    client = await server.connect();
  });
  afterAll(() => server.stop());

  async function call(name: string, args: Record<string, unknown>, of = client): Promise<CallToolResult> {
    return of.callTool({name, arguments: args});
  }

  async function read(name: string, args: Record<string, unknown>, of = client): Promise<string> {
    const {isError, content} = await call(name, args, of);
    const [block] = content;
    expect(isError, JSON.stringify(content)).toBeFalsy();
    return block?.type === 'text' ? block.text : '';
  }

  async function refusal(name: string, args: Record<string, unknown>): Promise<string> {
    const {isError, content} = await call(name, args);
    const [block] = content;
    expect(isError).toBe(true);
    return block?.type === 'text' ? block.text : '';
  }

  it('says who it is, and lists its tools, prompts and resources', async () => {
    expect(client.getServerVersion()).toMatchObject({name: 'ascript-docs'});
    expect(client.getInstructions()).toContain('Python 3.8');
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual(TOOLS);
    for (const {description, inputSchema} of tools) {
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
    const text = await read('search_docs', {query: 'find a colour', platform: 'android'});
    expect(text).toMatch(/https:\/\/\S+\/docs\/android\/api\/screen\/findcolors/);
    expect(await read('search_docs', {query: 'qqqqzzzz'})).toContain('Nothing found');
  });

  it('reads a page by its path, its address and its Markdown copy, and names the nearest for another', async () => {
    const page = await read('read_page', {page: '/docs/android/api/screen/findcolors'});
    expect(page).toContain('# Find colours');
    expect(page).toContain('FindColors.find(');
    expect(await read('read_page', {page: 'docs/android/api/screen/findcolors.md'})).toBe(page);
    for (const place of ['https://www.ascript.cn', 'http://127.0.0.1:3000', 'ascript-docs://pages'])
      expect(await read('read_page', {page: `${place}/docs/android/api/screen/findcolors/`})).toBe(page);
    expect(await refusal('read_page', {page: '/docs/android/api/screen/findcolor'})).toContain('findcolors');
    expect(await refusal('read_page', {page: '../../package.json'})).toContain('has no page');
    expect(await refusal('read_page', {page: '/docs/intro', offset: 10_000_000})).toContain('behind its end');
  });

  it('names the pages below a path, and sends a title to the search', async () => {
    expect(await refusal('read_page', {page: '/docs/ios/api/node/'})).toMatch(
      /Below it: .*\/docs\/ios\/api\/node\/selector/,
    );
    expect(await refusal('read_page', {page: 'Find the colour'})).toContain('search_docs');
  });

  it('splits a long page between lines, and names its sections at the first split', async () => {
    const page = '/docs/windows/window';
    const first = await read('read_page', {page});
    const [note, offset] =
      /\n\n\(\d+ more characters: read_page with offset (\d+)\. Or read one.+#window\..+\)$/.exec(first) ??
      [];
    expect(offset).toBeDefined();
    expect(first.slice(0, -String(note).length)).toMatch(/\n$/);
    const second = await read('read_page', {page, offset: Number(offset)});
    expect(second).not.toContain('title: "');
    expect(second).not.toContain('one section alone');
  });

  it('reads the lists of pages and the rules for scripts that pages name', async () => {
    expect(await read('read_page', {page: 'https://ascript.cn/docs/windows/llms.txt'})).toContain(
      '/docs/windows/window.md',
    );
    expect(await read('read_page', {page: 'skill.md'})).toContain('name: ascript-scripts');
  });

  it('reads the section of an anchor alone, and lists the anchors for another', async () => {
    const page = '/docs/android/api/screen/findcolors';
    const section = await read('read_page', {page: `${page}#screen.FindColors.find`});
    expect(section).toMatch(
      /^\(The section "#screen\.FindColors\.find" of .+gives the whole page\.\)\n\n## /,
    );
    expect(section).toContain('FindColors.find(');
    expect(section).not.toContain('# Find colours');
    expect(await refusal('read_page', {page: `${page}#nothing`})).toMatch(
      /has no anchor "nothing"\. Its anchors: .*screen\.FindColors\.find/,
    );
  });

  it('looks up a type of results, with its keys and its calls', async () => {
    const text = await read('lookup_symbol', {name: 'ImageMatch', platform: 'android'});
    expect(text).toContain('read `value["center_x"]`');
    expect(text).toContain('- `"center_x": int`');
    expect(text).toMatch(/FindImages\.find`: .+ https:\S+findimages#screen\.FindImages\.find/);
  });

  it('looks a call up with signature, units, result, page and counterparts', async () => {
    const text = await read('lookup_symbol', {name: 'FindColors.find', platform: 'android'});
    expect(text).toContain('from ascript.android.screen import FindColors');
    expect(text).toContain('-> Point | None');
    expect(text).toContain('in milliseconds');
    expect(text).toMatch(/Page: https:\S+findcolors#screen\.FindColors\.find/);
    expect(text).toContain('iOS: `ascript.ios.screen.FindColors.find`');
    expect(await refusal('lookup_symbol', {name: 'FindColors.search'})).toContain('do not call it');
    expect(await refusal('lookup_symbol', {name: 'airscript.data.Kv'})).toContain(
      'ascript.android.data.KeyValue',
    );
  });

  it('looks up what an import line or a call with arguments names, and lists a module', async () => {
    const call = await read('lookup_symbol', {name: 'ascript.ios.action.slide'});
    expect(await read('lookup_symbol', {name: 'from ascript.ios.action import slide'})).toBe(call);
    expect(await read('lookup_symbol', {name: 'ascript.ios.action.slide(1, 2, 3, 4)'})).toBe(call);
    expect(await read('lookup_symbol', {name: 'Selector().text("a").find()', platform: 'android'})).toContain(
      '## ascript.android.node.Selector.find\n',
    );
    const module = await read('lookup_symbol', {name: 'ascript.ios.action'});
    expect(module).toContain('- `slide(');
    expect(await read('lookup_symbol', {name: 'action', platform: 'ios'})).toBe(module);
  });

  it('names calls that are like an unknown one, and none where nothing is', async () => {
    expect(await refusal('lookup_symbol', {name: 'find_one', platform: 'android'})).toContain(
      'ascript.android.node.Selector.find',
    );
    expect(await refusal('lookup_symbol', {name: '点击'})).not.toContain('ascript.');
    expect(await refusal('lookup_symbol', {name: '(('})).toContain('know no "((",');
    expect(await refusal('lookup_symbol', {name: 'swipe', platform: 'windows'})).toContain(
      'Other platforms have ascript.android.action.swipe',
    );
  });

  it('checks a script, with line, reason and page', async () => {
    const bad =
      'from airscript.action import click\nfrom ascript.android.screen import FindColors\nhit = FindColors.find("0,0,#ffffff", until=5)\nprint(hit.x)\n';
    const [good, {structuredContent}] = await Promise.all([
      read('check_script', {script: GOOD}),
      call('check_script', {script: bad}),
    ]);
    expect(good).toBe('No findings.');
    expect(structuredContent).toMatchObject({
      findings: [
        {line: 1, rule: 'old-name'},
        {line: 3, rule: 'wrong-unit'},
        {line: 4, rule: 'unchecked-none', page: expect.stringContaining('findcolors')},
      ],
    });
  });

  it('runs a script on the simulated phone, and ends one that would not end', async () => {
    const text = await read('run_script', {script: GOOD, scene: 'settings'});
    expect(text).toContain('it came to its end');
    expect(text).toContain('1.0 simulated');
    expect(text).toMatch(/Printed:\n(?:there|not on the screen)/);
    expect(await read('run_script', {script: 'while True:\n    pass\n'})).toContain('stopped, more than');
    expect(await read('run_script', {script: 'print(1 / 0)'})).toContain('ZeroDivisionError');
  });

  it('runs a script as a page does: without the packages of other platforms, and with all of the library', async () => {
    const script = 'from ascript.android import system\nfrom ascript.ios import system\n';
    expect(await read('run_script', {script})).toMatch(/Error: No module named 'ascript\.ios'/);
    expect(await read('run_script', {script: 'import random\nprint(random.randint(1, 6))\n'})).toMatch(
      /Printed:\n[1-6]\n/,
    );
  });

  it('runs a script where its platform is, and on no scene of another', async () => {
    const script =
      'from ascript.ios.node import Selector\nprint(Selector().label("Developer").find() is not None)\n';
    expect(await read('run_script', {script})).toMatch(/Scene iphone \(iOS\): [\s\S]+Printed:\nTrue/);
    expect(await refusal('run_script', {script, scene: 'settings'})).toMatch(
      /is of Android, and the script imports ascript\.ios\. Scenes for it: iphone, /,
    );
    const windows = 'from ascript.windows.window import Window\nprint(Window.find("Notepad") is not None)\n';
    expect(await read('run_script', {script: windows})).toContain('Scene desktop (Windows)');
  });

  it('explains an error, and the one that ends a run', async () => {
    const message = "AttributeError: 'NoneType' object has no attribute 'click'";
    const text = await read('explain_error', {log: message, platform: 'ios'});
    expect(text).toMatch(/^"AttributeError: .+\nMeans: .+[\s\S]+\n1\. .+[\s\S]+\nPage: .+ https:/);
    expect(await read('explain_error', {log: 'all is well'})).toContain('No explanation');
    const script =
      'from ascript.android.node import Selector\nrow = Selector().text("nowhere").find()\nrow.click()\n';
    expect(await read('run_script', {script})).toMatch(
      /\nThe error:\n"AttributeError: .+\nMeans: .+\nHere: `row` is `None`/,
    );
  });

  it('lists the scenes, and shows what one of them has to find', async () => {
    expect(await read('show_scene', {})).toMatch(
      /^- workshop \(Android\): An app that wants you to check in\./m,
    );
    expect(await read('show_scene', {platform: 'ios'})).not.toContain('(Android)');
    expect(await read('show_scene', {scene: 'workshop'})).toContain('`Selector().text("^Check in$").find()`');
    expect(await read('show_scene', {scene: 'desktop'})).toContain('(Windows, ');
    const selectors = (await read('show_scene', {scene: 'iphone'})).match(/`Selector.+`/g) ?? [];
    expect(new Set(selectors).size).toBe(selectors.length);
  });

  it('reads a script as Python reads its file, with a byte order mark and with any line end', async () => {
    const script =
      '\ufeffimport time\r\rfrom ascript.android.node import Selector\rnode = Selector().text("a").find()\rnode.click()\r';
    expect(await read('run_script', {script: '\ufeffprint("marked")\r\n'})).toContain('Printed:\nmarked');
    expect(await read('check_script', {script})).toMatch(
      /^1 finding:\nmain\.py:5:6: error: `node` may be `None`/,
    );
  });

  it('says where Python cannot read a script, in words of Python', async () => {
    const text = await read('run_script', {script: 'x = 1\nprint "a"\n'});
    expect(text).toContain('SyntaxError: Missing parentheses in call to');
    expect(text).toContain('line 2: SyntaxError');
  });

  it('keeps the beginning and the end of a long output, for readers of data too', async () => {
    const result = await call('run_script', {script: 'for n in range(9000):\n    print("row", n)\n'});
    const text = JSON.stringify(result);
    expect(text.length).toBeLessThan(50_000);
    expect(result.structuredContent).toMatchObject({
      output: expect.stringMatching(/^row 0\n[\s\S]+ more characters …[\s\S]+row 8999\n$/),
    });
  });

  it('checks what is nested too deeply for the type checker', async () => {
    expect(await read('check_script', {script: '('.repeat(50_000)})).toContain('nested too deeply');
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
    const text = await refusal(name, args).catch((error: unknown) => String(error));
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThan(2_000);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['search_docs', {query: ' '}, '`query` is empty: give a few words.'],
    ['search_docs', {query: 'a', limit: 1e9}, '`limit` is a whole number from 1 to 20.'],
    ['search_docs', {query: 'a', platform: 'linux'}, '`platform` is one of android, ios, windows'],
    ['lookup_symbol', {}, '`name` is missing or no text'],
    ['read_page', {page: '/docs/intro', offset: -1}, '`offset` is a whole number from 0 on.'],
    ['check_script', {script: HUGE}, '`script` is too long: 100000 characters are allowed.'],
    ['run_script', {script: 'print(1)', scene: 'moon'}, '`scene` is one of '],
  ])('says what %s takes instead of %j', async (name, args, sentence) => {
    expect(await refusal(name, args)).toContain(sentence);
  });

  it('checks what is not Python at all, and odd characters, without failing', async () => {
    const scripts = ['(((', '\u0000\u0001', '名前 = "✓"\n'.repeat(200)];
    const results = await Promise.all(scripts.map((script) => call('check_script', {script})));
    expect(results.map(({isError}) => Boolean(isError))).toEqual([false, false, false]);
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

  it('gives each resource that it lists', async () => {
    const {resources} = await client.listResources();
    for (const {uri} of resources) {
      const [content] = (await client.readResource({uri})).contents;
      expect(content, uri).toMatchObject({text: expect.stringMatching(/\S/)});
    }
    expect(await read('read_page', {page: 'https://ascript.cn/blog/%E6%AC%A2%E8%BF%8E.md'})).toBe(
      await read('read_page', {page: '/blog/欢迎'}),
    );
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

  it('keeps a script that holds a code fence in one block of code', async () => {
    const script = 'print("""\n```\nhello\n```\n""")';
    const fix = await client.getPrompt({name: 'fix_script', arguments: {script}});
    const block = ['', '````python', script, '````', ''].join('\n');
    expect(fix.messages[0]?.content).toMatchObject({text: expect.stringContaining(block)});
  });

  it('serves clients of the protocol of 2026, which begin without a handshake', async () => {
    const modern = await server.connect('auto');
    expect(modern.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(await read('lookup_symbol', {name: 'action.click', platform: 'android'}, modern)).toContain(
      'click(',
    );
  });

  it('serves two sessions at once', async () => {
    const other = await server.connect();
    const [first, second] = await Promise.all([
      read('run_script', {script: 'import time\nfor i in range(3):\n    time.sleep(1)\nprint("first")\n'}),
      read('lookup_symbol', {name: 'KeyValue.get', platform: 'windows'}, other),
    ]);
    expect(first).toContain('first');
    expect(second).toContain('ascript.windows');
    await other.close();
    expect(await read('lookup_symbol', {name: 'KeyValue.get', platform: 'ios'})).toContain('ascript.ios');
  });

  it('answers many checks and runs at once', async () => {
    const scripts = Array.from(
      {length: 4},
      (_, index) => `from ascript.android.action import clik${index}\n`,
    );
    const [checks, runs] = await Promise.all([
      Promise.all(scripts.map((script) => read('check_script', {script}))),
      Promise.all([1, 2, 3].map((number) => read('run_script', {script: `print("run", ${number})\n`}))),
    ]);
    expect(checks.filter((text, index) => !text.includes(`clik${index}`))).toEqual([]);
    expect(runs.map((text) => /run \d/.exec(text)?.[0])).toEqual(['run 1', 'run 2', 'run 3']);
  });

  it('stops a call that is cancelled, and goes on serving', async () => {
    const controller = new AbortController();
    const running = client.callTool(
      {name: 'check_script', arguments: {script: GOOD}},
      {signal: controller.signal},
    );
    setTimeout(() => controller.abort(new Error('no longer wanted')), 100);
    await expect(running).rejects.toThrow();
    expect(await read('lookup_symbol', {name: 'action.click', platform: 'android'})).toContain('click(');
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
