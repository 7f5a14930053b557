import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScene} from '../scene/loadScene';
import {printFrom} from '../testing/printFrom';
import {runOnPhone} from '../testing/runOnPhone';

const ROOT = path.resolve(__dirname, '../../..');
const SAVES = [
  'KeyValue.save("text", "a b")',
  'KeyValue.save("list", [1, None])',
  'KeyValue.save("dict", {"b": {"c": True}})',
];

it.each([
  ['settings', 'from ascript.android.system import KeyValue'],
  ['iphone', 'from ascript.ios.system import KeyValue'],
  ['desktop', 'from ascript.windows.system import KeyValue'],
])('tells what is stored in the words of JSON, and a text as it is, in %s', async (scene, line) => {
  const {events} = await runOnPhone({
    source: [line, ...SAVES].join('\n'),
    scene: loadScene(ROOT, scene, 'test'),
  });
  expect(
    events.flatMap((event) => (event.type === 'stored' ? [`${event.key}: ${event.value}`] : [])),
  ).toEqual(['text: a b', 'list: [1,null]', 'dict: {"b":{"c":true}}']);
});

it('reads a stored value only with a default of its type on Android, and says that this is not documented', async () => {
  const source = [
    'from ascript.android.system import KeyValue',
    'KeyValue.save("rounds", 5)',
    'print(KeyValue.get("rounds", 0), KeyValue.get("none", "-"))',
    'print(repr(KeyValue.get("rounds", "")), KeyValue.get("rounds", False))',
  ];
  const {events, output} = await runOnPhone({
    source: source.join('\n'),
    scene: loadScene(ROOT, 'settings', 'test'),
  });
  expect(output).toBe("5 -\n'' False\n");
  expect(events.filter(({type}) => type === 'undocumented')).toMatchObject([
    {line: 4, note: expect.stringContaining('another type')},
  ]);
});

it('gives None where None is stored on Windows', async () => {
  const output = await printFrom(
    'desktop',
    'from ascript.windows.system import KeyValue',
    'KeyValue.save("job", None)',
    'print(KeyValue.get("job", "default"), KeyValue.get("other", "default"))',
  );
  expect(output).toBe('None default\n');
});

it.each([
  ['rect=[100, 100, 50, 50]', 'The area [100, 100, 50, 50] is empty'],
  ['rect=[0, 0, 0, 0]', 'The area [0, 0, 0, 0] is empty'],
  ['ori=9', 'Directions go from 1 to 8;'],
])('says that what a search with %s does is not documented', async (argument, note) => {
  const {events} = await runOnPhone({
    source: `from ascript.android.screen import FindColors\nFindColors.find("0,0,#FFFFFF", ${argument})`,
    scene: loadScene(ROOT, 'settings', 'test'),
  });
  expect(events.filter(({type}) => type === 'undocumented')).toMatchObject([
    {note: expect.stringContaining(note)},
  ]);
});

it('knows no permission, command, picture or page by a name that every object has', async () => {
  const output = await printFrom(
    'settings',
    'from ascript.android.screen import FindImages',
    'from ascript.android.system import permission, shell',
    'from ascript.android.ui import WebWindow',
    'print(permission.request("android.permission.constructor"), shell("constructor").code)',
    'print(FindImages.find("/sdcard/res/img/constructor.png"))',
    'WebWindow("constructor").show()',
  );
  expect(output).toBe('-2 127\nNone\n');
});
