import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../api/loadModel';
import type {ApiModule, ApiSymbol, Parameter} from '../../api/model';
import type {RunEvent} from '../run/runEvent';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from '../testing/runOnPhone';

const ROOT = path.resolve(__dirname, '../../../');
/** They end the run, or take minutes to find a picture as large as the screen in it; the tests of `vision` search. */
const LEFT_OUT = /^_|^exit$|reboot|multi_scale|template|sift|surf|FindImages/;
/** What is not simulated at most, so that a name does not lose its simulation unnoticed. */
const NOT_SIMULATED: readonly (readonly [name: string, scene: string, most: number])[] = [
  ['ascript.android.node', 'settings', 1],
  ['ascript.android.action', 'settings', 2],
  ['ascript.android.screen', 'settings', 39],
  ['ascript.android.system', 'settings', 13],
  ['ascript.android.ui', 'settings', 5],
  ['ascript.ios.node', 'iphone', 1],
  ['ascript.ios.action', 'iphone', 1],
  ['ascript.ios.screen', 'iphone', 39],
  ['ascript.ios.system', 'iphone', 6],
  ['ascript.windows.window', 'desktop', 10],
  ['ascript.windows.hardware', 'desktop', 4],
  ['ascript.windows.screen', 'desktop', 30],
];
const model = loadModel(ROOT);

it.each(NOT_SIMULATED)(
  'answers each call of %s, or says that it is not simulated and where it is described',
  async (name, sceneId, most) => {
    const modules = [...model.modules.values()].filter(
      (module) => module.name === name || module.name.startsWith(`${name}.`),
    );
    const {outcome, output, events} = await runOnPhone({
      source: [PRELUDE[name.split('.')[1] ?? ''], TRY, ...modules.flatMap(writeCalls)].join('\n'),
      scene: loadScene(ROOT, sceneId, 'test'),
      limits: {calls: 1e5, steps: 1e6, timeMs: 1e9, outputLength: 1e6},
    });
    const fails = output.split('\n').filter((line) => line.startsWith('! ') && !isRefusal(line));
    expect({outcome, fails}).toEqual({outcome: {status: 'done'}, fails: []});
    const missing = events.filter(isNotSimulated);
    expect(missing.filter(({docs}) => docs === undefined)).toEqual([]);
    expect(new Set(missing.map((event) => event.name)).size).toBeLessThanOrEqual(most);
  },
  120_000,
);

function isNotSimulated(event: RunEvent): event is Extract<RunEvent, {type: 'not-simulated'}> {
  return event.type === 'not-simulated';
}

/**
 * A made-up argument that is refused in words is answered; an object made by hand lacks what a search tells of it; the product
 * itself has not written one of the methods.
 */
function isRefusal(line: string): boolean {
  return (
    / ValueError .*allowed: ./.test(line) ||
    / (?:NotImplementedError pickerwheel_select|KeyError '(?:a|center)')$/.test(line)
  );
}

const TRY = [
  'def _try(name, make):',
  '    try:',
  '        make()',
  '    except Exception as error:',
  '        print("!", name, type(error).__name__, error)',
].join('\n');

/** Values for arguments that cannot be written down, by platform. */
const PRELUDE: Readonly<Record<string, string>> = {
  android: [
    'from ascript.android import screen as _screen',
    'from ascript.android.action import Path as _Path',
    'from ascript.android.node import Selector as _Selector',
    'from ascript.android.ui import WebWindow as _WebWindow',
    '_picture = _screen.capture_cv(0, 80, 60, 140)',
    '_bitmap = _screen.capture_bitmap()',
    '_node = lambda: _Selector().text("^Wi-Fi$").find()',
    '_window = lambda: _WebWindow("a.html")',
  ].join('\n'),
  ios: [
    'from ascript.ios import screen as _screen',
    'from ascript.ios.node import Selector as _Selector',
    '_picture = _screen.capture([30, 120, 90, 180])',
    '_node = lambda: _Selector().label("Wi-Fi").find()',
  ].join('\n'),
  windows: [
    'from ascript.windows.screen import Screen as _Screen',
    'from ascript.windows.window import Selector as _Selector, Window as _Window',
    '_picture = _Screen.capture([0, 0, 60, 60])',
    '_window = lambda: _Window.find(title_re=".*Notepad") or _Window.launch(name="notepad")',
    '_node = lambda: _Selector(_window()).find()',
  ].join('\n'),
};

function writeCalls(module: ApiModule): string[] {
  return module.symbols
    .filter(({qualname}) => !LEFT_OUT.test(qualname))
    .flatMap((symbol) => {
      const [owner = ''] = symbol.qualname.split('.');
      const expression = writeUse(symbol, module);
      const isDictionary =
        symbol.isDictionary ?? module.symbols.find((s) => s.qualname === owner)?.isDictionary;
      return isDictionary
        ? []
        : [
            `from ${module.name} import ${owner}`,
            `_try("${symbol.name}", lambda ${owner}=${owner}: ${expression})`,
          ];
    });
}

/** The expression that calls a function, makes an object, or reads or calls what it has. */
function writeUse(symbol: ApiSymbol, module: ApiModule): string {
  const [owner = '', member] = symbol.qualname.split('.');
  const makes = module.symbols.find(({qualname}) => qualname === owner);
  if (member === undefined)
    return symbol.signatures.length > 0 ? `${owner}(${writeArguments(symbol)})` : owner;
  const isOfClass = symbol.isStatic || symbol.kind === 'constant' || symbol.kind === 'attribute';
  const target = isOfClass ? owner : writeObject(owner, makes);
  return symbol.kind === 'method' ? `${target}.${member}(${writeArguments(symbol)})` : `${target}.${member}`;
}

function writeObject(owner: string, makes: ApiSymbol | undefined): string {
  if (owner === 'Node' || owner === 'UIElement') return '_node()';
  if (owner === 'Window') return '_window()';
  if (owner === 'WindowRect') return '_window().rect';
  if (owner === 'WindowCaptureFormat') return 'WindowCaptureFormat.PIL';
  return `${owner}(${makes ? writeArguments(makes) : ''})`;
}

function writeArguments({signatures: [signature]}: ApiSymbol): string {
  const needed = (signature?.parameters ?? []).filter(
    ({kind, defaultValue}) => kind !== 'kwargs' && defaultValue === undefined,
  );
  return needed
    .map((parameter) => (parameter.kind === 'keyword' ? `${parameter.name}=` : '') + writeArgument(parameter))
    .join(', ');
}

/** The first line whose pattern fits the type gives the argument. */
const BY_TYPE: readonly (readonly [type: RegExp, argument: string])[] = [
  [/Callable|Listener/, 'lambda *_: None'],
  [/ndarray|Picture|Image|GpInOut/, '_picture'],
  [/Bitmap/, '_bitmap'],
  [/^GPTask/, 'None'],
  [/WindowCaptureFormat/, '_Window'],
  [/Region|list\[int\]/, '[0, 0, 100, 100]'],
  [/tuple\[int, int, int\]/, '(1, 2, 3)'],
  [/list\[tuple\[int, int, int, int\]\]/, '[(0, 0, 5, 5)]'],
  [/list\[tuple/, '[(1, 1), (5, 9), (9, 1)]'],
  [/^list/, '[]'],
  [/^dict/, '{}'],
  [/Selector/, '_Selector()'],
  [/Window/, '_window()'],
  [/Path/, '_Path()'],
  [/int|float/, '1'],
  [/bool/, 'True'],
];

function writeArgument({name, type = ''}: Parameter): string {
  const [, literal] = /Literal\[([^,\]]+)/.exec(type) ?? [];
  if (literal !== undefined && !literal.includes('.')) return literal;
  const found = BY_TYPE.find(([pattern]) => pattern.test(type));
  return found?.[1] ?? (/colors?$/.test(name) ? '"100,100,#123456"' : '"a"');
}
