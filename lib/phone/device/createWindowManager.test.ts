import {expect, it, vi} from 'vitest';
import desktop from '../../../data/scenes/desktop.json';
import {readScene} from '../scene/readScene';
import type {SceneApp, SceneWindow} from '../scene/scene';
import {createAppRuntime} from './createAppRuntime';
import {createWindowManager} from './createWindowManager';

const SCENE = readScene('data/scenes/desktop.json', desktop);

function program(name: string, window: Partial<SceneWindow> = {}): SceneApp {
  return {
    name,
    packageName: `${name.toLowerCase()}.exe`,
    activity: '',
    screens: [{id: 'main', controls: []}],
    window: {path: `C:\\${name}.exe`, bounds: [10, 20, 110, 220], ...window},
  };
}

/** A desktop on which windows of these programs are open. */
function start(...apps: SceneApp[]) {
  const runtime = createAppRuntime({open: vi.fn(), goBack: vi.fn(), close: vi.fn()}, '');
  const manager = createWindowManager({...SCENE, apps}, runtime);
  for (const app of apps) manager.open(app);
  const names = () => manager.stack().map(({app}) => app.spec.name);
  const find = (name: string) => {
    const window = manager.all().findLast(({app}) => app.spec.name === name);
    if (!window) throw new Error(`no window of ${name}`);
    return window;
  };
  return {manager, runtime, names, find};
}

it('opens each window in front, one of the same program a little lower, with numbers of its own', () => {
  const notes = program('Notes');
  const {manager, names} = start(notes, program('Paint'), notes);
  expect(names()).toEqual(['Notes', 'Paint', 'Notes']);
  const [first, , third] = manager.all();
  expect([first?.bounds, third?.bounds]).toEqual([
    [10, 20, 110, 220],
    [42, 52, 142, 252],
  ]);
  expect(new Set(manager.all().map(({handle}) => handle)).size).toBe(3);
  expect(new Set(manager.all().map(({pid}) => pid)).size).toBe(3);
  expect(new Set(manager.all().flatMap(({keys}) => Object.values(keys))).size).toBe(18);
  expect(manager.find(first?.handle ?? 0)).toBe(first);
  expect(manager.front()).toBe(third);
});

it('raises a window, below those that stay on top, and tells when another is in front then', () => {
  const {manager, runtime, names, find} = start(program('Notes'), program('Paint'), program('Clock'));
  find('Clock').isOnTop = true;
  manager.raise(find('Notes'));
  expect(names()).toEqual(['Paint', 'Notes', 'Clock']);
  expect(runtime.takeEvents()).toEqual([]);
  find('Clock').isMinimized = true;
  manager.raise(find('Paint'));
  expect(manager.front()).toBe(find('Paint'));
  expect(runtime.takeEvents()).toEqual([{type: 'app', packageName: 'paint.exe', name: 'Paint'}]);
});

it('shows no window that is hidden, and none in front when all are minimised', () => {
  const {manager, names} = start(program('Helper', {hidden: true}), program('Notes', {minimized: true}));
  expect(names()).toEqual(['Notes']);
  expect(manager.all()).toHaveLength(2);
  expect(manager.front()).toBeUndefined();
});

it.each(['Notes', 'notes.exe', 'NOTES', 'c:\\notes.exe'])(
  'starts a program by its name, its process or its path: %s',
  (name) => {
    const {manager, runtime} = start(program('Notes'));
    expect(manager.run(name)).toBe('C:\\Notes.exe');
    runtime.advance(799);
    expect(manager.all()).toHaveLength(1);
    runtime.advance(1);
    expect(manager.all()).toHaveLength(2);
    expect(runtime.takeEvents()).toHaveLength(1);
  },
);

it('launches a program once, and none that it does not know', () => {
  const {manager, runtime, find} = start(program('Notes'));
  expect(manager.launch('notes')).toBe(true);
  expect(manager.all()).toHaveLength(1);
  manager.endApp(find('Notes').app);
  expect(manager.all()).toEqual([]);
  expect(manager.launch('notes')).toBe(true);
  expect(runtime.takeEvents()).toEqual([{type: 'app', packageName: 'notes.exe', name: 'Notes'}]);
  expect([manager.launch('other'), manager.run('other')]).toEqual([false, undefined]);
  runtime.advance(1000);
  expect(manager.all()).toHaveLength(1);
});

it('reacts to taps on the buttons of a window alone', () => {
  const {manager, find} = start(program('Notes'));
  const {keys} = find('Notes');
  expect(manager.pressButton(keys.minimize, 'hover')).toBe(true);
  expect(find('Notes').isMinimized).toBe(false);
  manager.pressButton(keys.minimize, 'tap');
  expect(find('Notes').isMinimized).toBe(true);
  manager.pressButton(keys.task, 'tap');
  expect(find('Notes').isMinimized).toBe(false);
  manager.pressButton(keys.task, 'tap');
  expect(find('Notes').isMinimized).toBe(true);
  expect(manager.pressButton(keys.inside, 'tap')).toBe(false);
  manager.pressButton(keys.close, 'tap');
  expect(manager.all()).toEqual([]);
});

it('lets a program refuse to close, or not answer at all', () => {
  const asking = program('Notes', {onClose: [{do: 'toast', text: 'Save?'}]});
  const {manager, runtime, find} = start(asking, program('Stuck', {hangs: true}));
  manager.askToClose(find('Notes'));
  manager.askToClose(find('Stuck'));
  expect(manager.all()).toHaveLength(2);
  expect(runtime.takeEvents()).toEqual([{type: 'toast', text: 'Save?', ms: 2000}]);
});
