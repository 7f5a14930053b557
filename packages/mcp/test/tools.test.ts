import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createTools, type Tools} from './createTools';
import {startServer, type TestServer} from './startServer';

const GOOD = `import time
from ascript.android.node import Selector

row = Selector().text("About phone").find()
print("there" if row else "not on the screen")
time.sleep(1)
`;
const HUGE = 'x'.repeat(200_000);

// By one transport alone: what depends on it is tested in server.test.ts.
let server: TestServer;
let client: Client;
let tools: Tools;

beforeAll(async () => {
  server = await startServer('stdio');
  client = await server.connect();
  tools = createTools(client);
});
afterAll(() => server.stop());

it('reads a page by its path, its address and its Markdown copy, and names the nearest for another', async () => {
  const page = await tools.read('read_page', {page: '/docs/android/api/screen/findcolors'});
  expect(page).toContain('# Find colours');
  expect(page).toContain('FindColors.find(');
  expect(await tools.read('read_page', {page: 'docs/android/api/screen/findcolors.md'})).toBe(page);
  for (const place of ['https://www.ascript.cn', 'http://127.0.0.1:3000', 'ascript-docs://pages'])
    expect(await tools.read('read_page', {page: `${place}/docs/android/api/screen/findcolors/`})).toBe(page);
  expect(await tools.refusal('read_page', {page: '/docs/android/api/screen/findcolor'})).toContain(
    'findcolors',
  );
  expect(await tools.refusal('read_page', {page: '../../package.json'})).toContain('has no page');
  expect(await tools.refusal('read_page', {page: '/docs/intro', offset: 10_000_000})).toContain(
    'behind its end',
  );
});

it('names the pages below a path, and sends a title to the search', async () => {
  expect(await tools.refusal('read_page', {page: '/docs/ios/api/node/'})).toMatch(
    /Below it: .*\/docs\/ios\/api\/node\/selector/,
  );
  expect(await tools.refusal('read_page', {page: 'Find the colour'})).toContain('search_docs');
});

it('splits a long page between lines, and names its sections at the first split', async () => {
  const page = '/docs/windows/screen';
  const first = await tools.read('read_page', {page});
  const [note, offset] =
    /\n\n\(\d+ more characters: read_page with offset (\d+)\. Or read one.+#screen\..+\)$/.exec(first) ?? [];
  expect(offset).toBeDefined();
  expect(first.slice(0, -String(note).length)).toMatch(/\n$/);
  const second = await tools.read('read_page', {page, offset: Number(offset)});
  expect(second).not.toContain('title: "');
  expect(second).not.toContain('one section alone');
});

it('reads the lists of pages and the rules for scripts that pages name', async () => {
  expect(await tools.read('read_page', {page: 'https://ascript.cn/docs/windows/llms.txt'})).toContain(
    '/docs/windows/window.md',
  );
  expect(await tools.read('read_page', {page: 'skill.md'})).toContain('name: ascript-scripts');
});

it('reads the section of an anchor alone, and lists the anchors for another', async () => {
  const page = '/docs/android/api/screen/findcolors';
  const section = await tools.read('read_page', {page: `${page}#screen.FindColors.find`});
  expect(section).toMatch(/^\(The section "#screen\.FindColors\.find" of .+gives the whole page\.\)\n\n## /);
  expect(section).toContain('FindColors.find(');
  expect(section).not.toContain('# Find colours');
  expect(await tools.refusal('read_page', {page: `${page}#nothing`})).toMatch(
    /has no anchor "nothing"\. Its anchors: .*screen\.FindColors\.find/,
  );
});

it('looks up a type of results, with its keys and its calls', async () => {
  const text = await tools.read('lookup_symbol', {name: 'ImageMatch', platform: 'android'});
  expect(text).toContain('read `value["center_x"]`');
  expect(text).toContain('- `"center_x": int`');
  expect(text).toMatch(/FindImages\.find`: .+ https:\S+findimages#screen\.FindImages\.find/);
});

it('looks a call up with signature, units, result, page and counterparts', async () => {
  const text = await tools.read('lookup_symbol', {name: 'FindColors.find', platform: 'android'});
  expect(text).toContain('from ascript.android.screen import FindColors');
  expect(text).toContain('-> Point | None');
  expect(text).toContain('in milliseconds');
  expect(text).toMatch(/Page: https:\S+findcolors#screen\.FindColors\.find/);
  expect(text).toContain('iOS: `ascript.ios.screen.FindColors.find`');
  expect(await tools.refusal('lookup_symbol', {name: 'FindColors.search'})).toContain('do not call it');
  expect(await tools.refusal('lookup_symbol', {name: 'airscript.data.Kv'})).toContain(
    'ascript.android.data.KeyValue',
  );
});

it('looks up what an import line or a call with arguments names, and lists a module', async () => {
  const call = await tools.read('lookup_symbol', {name: 'ascript.ios.action.slide'});
  expect(await tools.read('lookup_symbol', {name: 'from ascript.ios.action import slide'})).toBe(call);
  expect(await tools.read('lookup_symbol', {name: 'ascript.ios.action.slide(1, 2, 3, 4)'})).toBe(call);
  expect(
    await tools.read('lookup_symbol', {name: 'Selector().text("a").find()', platform: 'android'}),
  ).toContain('## ascript.android.node.Selector.find\n');
  const module = await tools.read('lookup_symbol', {name: 'ascript.ios.action'});
  expect(module).toContain('- `slide(');
  expect(await tools.read('lookup_symbol', {name: 'action', platform: 'ios'})).toBe(module);
});

it('names calls that are like an unknown one, and none where nothing is', async () => {
  expect(await tools.refusal('lookup_symbol', {name: 'find_one', platform: 'android'})).toContain(
    'ascript.android.node.Selector.find',
  );
  expect(await tools.refusal('lookup_symbol', {name: '点击'})).not.toContain('ascript.');
  expect(await tools.refusal('lookup_symbol', {name: '(('})).toContain('know no "((",');
  expect(await tools.refusal('lookup_symbol', {name: 'swipe', platform: 'windows'})).toContain(
    'Other platforms have ascript.android.action.swipe',
  );
});

it('checks a script, with line, reason and page', async () => {
  const bad =
    'from airscript.action import click\nfrom ascript.android.screen import FindColors\nhit = FindColors.find("0,0,#ffffff", until=5)\nprint(hit.x)\n';
  const [good, {structuredContent}] = await Promise.all([
    tools.read('check_script', {script: GOOD}),
    tools.call('check_script', {script: bad}),
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
  const text = await tools.read('run_script', {script: GOOD, scene: 'settings'});
  expect(text).toContain('it came to its end');
  expect(text).toContain('1.0 simulated');
  expect(text).toMatch(/Printed:\n(?:there|not on the screen)/);
  expect(await tools.read('run_script', {script: 'while True:\n    pass\n'})).toContain('stopped, more than');
  expect(await tools.read('run_script', {script: 'print(1 / 0)'})).toContain('ZeroDivisionError');
});

it('runs a script as a page does: without the packages of other platforms, and with all of the library', async () => {
  const script = 'from ascript.android import system\nfrom ascript.ios import system\n';
  expect(await tools.read('run_script', {script})).toMatch(/Error: No module named 'ascript\.ios'/);
  expect(await tools.read('run_script', {script: 'import random\nprint(random.randint(1, 6))\n'})).toMatch(
    /Printed:\n[1-6]\n/,
  );
});

it('runs a script where its platform is, and on no scene of another', async () => {
  const script =
    'from ascript.ios.node import Selector\nprint(Selector().label("Developer").find() is not None)\n';
  expect(await tools.read('run_script', {script})).toMatch(/Scene iphone \(iOS\): [\s\S]+Printed:\nTrue/);
  expect(await tools.refusal('run_script', {script, scene: 'settings'})).toMatch(
    /is of Android, and the script imports ascript\.ios\. Scenes for it: iphone, /,
  );
  const windows = 'from ascript.windows.window import Window\nprint(Window.find("Notepad") is not None)\n';
  expect(await tools.read('run_script', {script: windows})).toContain('Scene desktop (Windows)');
});

it('explains an error, and the one that ends a run', async () => {
  const message = "AttributeError: 'NoneType' object has no attribute 'click'";
  const text = await tools.read('explain_error', {log: message, platform: 'ios'});
  expect(text).toMatch(/^"AttributeError: .+\nMeans: .+[\s\S]+\n1\. .+[\s\S]+\nPage: .+ https:/);
  expect(await tools.read('explain_error', {log: 'all is well'})).toContain('No explanation');
  const script =
    'from ascript.android.node import Selector\nrow = Selector().text("nowhere").find()\nrow.click()\n';
  expect(await tools.read('run_script', {script})).toMatch(
    /\nThe error:\n"AttributeError: .+\nMeans: .+\nHere: `row` is `None`/,
  );
});

it('lists the scenes, and shows what one of them has to find', async () => {
  expect(await tools.read('show_scene', {})).toMatch(
    /^- workshop \(Android\): An app that wants you to check in\./m,
  );
  expect(await tools.read('show_scene', {platform: 'ios'})).not.toContain('(Android)');
  expect(await tools.read('show_scene', {scene: 'workshop'})).toContain(
    '`Selector().text("^Check in$").find()`',
  );
  expect(await tools.read('show_scene', {scene: 'desktop'})).toContain('(Windows, ');
  const selectors = (await tools.read('show_scene', {scene: 'iphone'})).match(/`Selector.+`/g) ?? [];
  expect(new Set(selectors).size).toBe(selectors.length);
});

it('reads a script as Python reads its file, with a byte order mark and with any line end', async () => {
  const script =
    '\ufeffimport time\r\rfrom ascript.android.node import Selector\rnode = Selector().text("a").find()\rnode.click()\r';
  expect(await tools.read('run_script', {script: '\ufeffprint("marked")\r\n'})).toContain('Printed:\nmarked');
  expect(await tools.read('check_script', {script})).toMatch(
    /^1 finding:\nmain\.py:5:6: error: `node` may be `None`/,
  );
});

it('says where Python cannot read a script, in words of Python', async () => {
  const text = await tools.read('run_script', {script: 'x = 1\nprint "a"\n'});
  expect(text).toContain('SyntaxError: Missing parentheses in call to');
  expect(text).toContain('line 2: SyntaxError');
});

it('keeps the beginning and the end of a long output, for readers of data too', async () => {
  const result = await tools.call('run_script', {script: 'for n in range(9000):\n    print("row", n)\n'});
  const text = JSON.stringify(result);
  expect(text.length).toBeLessThan(50_000);
  expect(result.structuredContent).toMatchObject({
    output: expect.stringMatching(/^row 0\n[\s\S]+ more characters …[\s\S]+row 8999\n$/),
  });
});

it('checks what is nested too deeply for the type checker', async () => {
  expect(await tools.read('check_script', {script: '('.repeat(50_000)})).toContain('nested too deeply');
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
  expect(await tools.refusal(name, args)).toContain(sentence);
});

it('checks what is not Python at all, and odd characters, without failing', async () => {
  const scripts = ['(((', '\u0000\u0001', '名前 = "✓"\n'.repeat(200)];
  const results = await Promise.all(scripts.map((script) => tools.call('check_script', {script})));
  expect(results.map(({isError}) => Boolean(isError))).toEqual([false, false, false]);
});

it('gives each resource that it lists', async () => {
  const {resources} = await client.listResources();
  for (const {uri} of resources) {
    const [content] = (await client.readResource({uri})).contents;
    expect(content, uri).toMatchObject({text: expect.stringMatching(/\S/)});
  }
  expect(await tools.read('read_page', {page: 'https://ascript.cn/blog/%E6%AC%A2%E8%BF%8E.md'})).toBe(
    await tools.read('read_page', {page: '/blog/欢迎'}),
  );
});

it('keeps a script that holds a code fence in one block of code', async () => {
  const script = 'print("""\n```\nhello\n```\n""")';
  const fix = await client.getPrompt({name: 'fix_script', arguments: {script}});
  const block = ['', '````python', script, '````', ''].join('\n');
  expect(fix.messages[0]?.content).toMatchObject({text: expect.stringContaining(block)});
});
