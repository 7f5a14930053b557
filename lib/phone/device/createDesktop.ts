import type {Bounds, ScreenPoint} from '../run/runEvent';
import type {Scene, SceneApp} from '../scene/scene';
import {createAppRuntime, type Press, type RunningApp, scrollBy} from './appRuntime';
import {createSurface, LONG_PRESS_MS} from './createSurface';
import type {Desktop, MouseButton, WindowInfo} from './desktop';
import {createShell} from './desktopShell';
import {findByKey} from './findByKey';
import {type ControlState, type Frame, PLAIN_FLAGS} from './frame';
import {hitTest} from './hitTest';
import {createKeyboard} from './keyboard';
import {layoutControls} from './layoutScreen';
import type {Phone} from './phone';
import {buildTaskbar, buildWindow, type LiveWindow, titleOf} from './windowTree';

const FIRST_HANDLE = 0x10042;
const FIRST_PID = 4120;
/** Offset in pixels of each further window of a program, to the right and down. */
const CASCADE = 32;
/** Pixels that one step of the wheel scrolls; on a real computer a setting of Windows. */
const WHEEL_PIXELS = 90;
const DEFAULT_BOUNDS: Bounds = [200, 80, 900, 600];
/** Time between the start of a program and its window. */
const START_MS = 800;

/** Makes the desktop of a scene with the windows that are open at the start; the app `start` is in front. */
export function createDesktop(scene: Scene): Phone {
  const {width, height} = scene.device;
  const runtime = createAppRuntime(
    {open: (process) => void launch(process), goBack, close: endApp},
    scene.clipboard ?? '',
  );
  const shell = runtime.start(createShell(scene));
  const taskbarKey = runtime.nextKey();
  /** From the back to the front. */
  let windows: LiveWindow[] = [];
  let opened = 0;
  const buttons = new Map<number, () => void>();
  for (const spec of scene.apps) if (!spec.window?.closed) openWindow(spec);
  launch(scene.start);
  runtime.takeEvents();
  const keyboard = createKeyboard(runtime, listFocusable);

  function openWindow(spec: SceneApp): LiveWindow {
    const app = runtime.start(spec);
    const older = windows.filter((other) => other.app.spec === spec).length;
    const [left, top, right, bottom] = spec.window?.bounds ?? DEFAULT_BOUNDS;
    const shift = older * CASCADE;
    const [keyOfWindow, bar, minimizeKey, closeKey, inside, task] = Array.from({length: 6}, runtime.nextKey);
    const window: LiveWindow = {
      app,
      handle: FIRST_HANDLE + 2 * opened,
      pid: FIRST_PID + 4 * opened,
      bounds: [left + shift, top + shift, right + shift, bottom + shift],
      isMinimized: spec.window?.minimized ?? false,
      isOnTop: false,
      keys: {
        window: keyOfWindow ?? 0,
        bar: bar ?? 0,
        minimize: minimizeKey ?? 0,
        close: closeKey ?? 0,
        inside: inside ?? 0,
        task: task ?? 0,
      },
    };
    opened++;
    windows.push(window);
    buttons.set(window.keys.close, () => requestClose(window));
    buttons.set(window.keys.minimize, () => {
      window.isMinimized = true;
    });
    buttons.set(window.keys.task, () => {
      if (window === frontWindow()) window.isMinimized = true;
      else raise(window);
    });
    return window;
  }

  function frontWindow(): LiveWindow | undefined {
    return stack().findLast(({isMinimized}) => !isMinimized);
  }

  function stack(): LiveWindow[] {
    const seen = windows.filter(({app}) => !app.spec.window?.hidden);
    return [...seen.filter(({isOnTop}) => !isOnTop), ...seen.filter(({isOnTop}) => isOnTop)];
  }

  function frontApp(): RunningApp {
    return frontWindow()?.app ?? shell;
  }

  function raise(window: LiveWindow): void {
    const before = frontWindow();
    window.isMinimized = false;
    windows = [...windows.filter((other) => other !== window), window];
    if (before !== frontWindow()) noteFront(window.app.spec);
  }

  function noteFront({packageName, name}: SceneApp): void {
    runtime.addEvent({type: 'app', packageName, name});
  }

  function launch(program: string): RunningApp | undefined {
    const spec = findProgram(program);
    if (!spec) return undefined;
    const open = windows.findLast(({app}) => app.spec === spec);
    if (open) raise(open);
    else {
      openWindow(spec);
      noteFront(spec);
    }
    return frontApp();
  }

  function findProgram(program: string): SceneApp | undefined {
    const wanted = program.toLowerCase();
    return scene.apps.find(({name, packageName, window}) =>
      [name, packageName, packageName.replace(/\.exe$/, ''), window?.path]
        .map((known) => known?.toLowerCase())
        .includes(wanted),
    );
  }

  function goBack(app: RunningApp): void {
    if (app.screens.length > 1) app.screens.pop();
  }

  function endApp(app: RunningApp): void {
    runtime.end(app);
    windows = windows.filter((window) => window.app !== app);
  }

  function requestClose({app}: LiveWindow): void {
    const {hangs, onClose} = app.spec.window ?? {};
    if (hangs) return;
    if (onClose) runtime.runSteps(app, onClose);
    else endApp(app);
  }

  function drawOne(window: LiveWindow): ControlState {
    return buildWindow(window, {isFront: window === frontWindow(), nowMs: runtime.nowMs()});
  }

  function frame(): Frame {
    const front = frontApp();
    const [screen] = shell.screens;
    const area: Bounds = [0, 0, width, height];
    const icons = layoutControls(screen?.controls ?? [], area, {
      platform: 'windows',
      packageName: shell.spec.packageName,
      variables: {},
      focusedKey: undefined,
      nowMs: runtime.nowMs(),
    });
    const shown = stack().filter(({isMinimized}) => !isMinimized);
    const tasks = windows.filter(({app}) => !app.spec.window?.hidden).sort((a, b) => a.handle - b.handle);
    return {
      app: {packageName: front.spec.packageName, name: front.spec.name, activity: front.spec.activity},
      width,
      height,
      scale: 0.5,
      root: {
        key: 0,
        look: 'group',
        type: 'PaneControl',
        bounds: area,
        fill: screen?.spec.fill ?? '#3b6473',
        packageName: shell.spec.packageName,
        ...PLAIN_FLAGS,
        children: [
          ...icons,
          ...shown.map(drawOne),
          buildTaskbar(taskbarKey, tasks, frontWindow(), [width, height]),
        ],
      },
    };
  }

  function findAnywhere(key: number): ControlState | undefined {
    for (const window of windows) {
      const found = findByKey(drawOne(window), key);
      if (found) return found;
    }
    return findByKey(frame().root, key);
  }

  function press(key: number, how: Press): boolean {
    const button = buttons.get(key);
    if (!button) return runtime.press(key, how);
    if (how === 'tap') button();
    return true;
  }

  /** The controls under a point, with the window there in front. */
  function reach(at: ScreenPoint): ControlState[] {
    const root = frame().root;
    const hit = hitTest(root, at);
    const window = windows.find(({keys}) => hit.some(({key}) => key === keys.window));
    if (window && window !== frontWindow()) raise(window);
    return hit;
  }

  function click(at: ScreenPoint, button: MouseButton, clicks: number, ms: number): ControlState | undefined {
    const path = reach(at);
    const taker = path.findLast(({clickable, longClickable}) => clickable || longClickable);
    const shown = taker ?? path.findLast(({key}) => key !== 0);
    keyboard.forgetSelection();
    if (!taker) return shown;
    const how = button === 'right' ? 'right' : ms >= LONG_PRESS_MS ? 'long' : 'tap';
    if (button !== 'middle') for (let count = 0; count < clicks; count++) press(taker.key, how);
    if (button === 'left' && clicks === 2) press(taker.key, 'double');
    return shown;
  }

  function listFocusable(): readonly ControlState[] {
    const front = frontWindow();
    const collect = (control: ControlState): ControlState[] => [
      ...(control.editable && control.enabled && control.visible ? [control] : []),
      ...control.children.flatMap(collect),
    ];
    return front ? collect(drawOne(front)) : [];
  }

  function findWindow(handle: number): LiveWindow | undefined {
    return windows.find((window) => window.handle === handle);
  }

  const desktop: Desktop = {
    windows: () =>
      [...stack()]
        .reverse()
        .concat(windows.filter(({app}) => app.spec.window?.hidden))
        .map(toInfo),
    tree(handle) {
      const window = findWindow(handle);
      return window && drawOne(window);
    },
    activate(handle) {
      const window = findWindow(handle);
      if (window) raise(window);
    },
    minimize(handle) {
      const window = findWindow(handle);
      if (window) window.isMinimized = true;
    },
    setBounds(handle, bounds) {
      const window = findWindow(handle);
      if (window) window.bounds = bounds;
    },
    setOnTop(handle, isOnTop) {
      const window = findWindow(handle);
      if (window) window.isOnTop = isOnTop;
    },
    close(handle) {
      const window = findWindow(handle);
      if (window) requestClose(window);
    },
    kill(handle) {
      const window = findWindow(handle);
      if (!window) return;
      for (const other of windows)
        if (other.app.spec.packageName === window.app.spec.packageName) endApp(other.app);
    },
    run(program) {
      const spec = findProgram(program);
      if (spec)
        runtime.schedule(START_MS, () => {
          openWindow(spec);
          noteFront(spec);
        });
      return spec?.window?.path;
    },
    click,
    postClick(handle, at, ms) {
      const window = findWindow(handle);
      const path = window ? hitTest(drawOne(window), at) : [];
      const taker = path.findLast(({clickable, longClickable}) => clickable || longClickable);
      if (taker) press(taker.key, ms >= LONG_PRESS_MS ? 'long' : 'tap');
      return taker ?? path.at(-1);
    },
    hover(at) {
      const path = hitTest(frame().root, at);
      for (const {key} of path) press(key, 'hover');
      return path.findLast(({key, clickable}) => key !== 0 && clickable);
    },
    drag(points) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return undefined;
      const path = reach(first);
      const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
      for (const state of [...path].reverse()) {
        const window = windows.find(({keys}) => keys.bar === state.key);
        if (window) window.bounds = shiftBy(window.bounds, dx, dy);
        const live = runtime.findLive(state.key)?.control;
        if (live?.spec.draggable) live.moved = [live.moved[0] + dx, live.moved[1] + dy];
        if (window || live?.spec.draggable) return state;
      }
      return undefined;
    },
    wheel(at, clicks) {
      const list = hitTest(frame().root, at).findLast(({look}) => look === 'list');
      const live = list && runtime.findLive(list.key)?.control;
      if (!list || !live) return undefined;
      scrollBy(live, -clicks * WHEEL_PIXELS, list.bounds[3] - list.bounds[1]);
      return list;
    },
    press(keys) {
      const combination = keys.join('+').toLowerCase();
      const front = frontWindow();
      if (combination === 'alt+f4' && front) requestClose(front);
      const key = keyboard.press(frontApp(), combination);
      return key === undefined ? undefined : findAnywhere(key);
    },
    type(text, handle) {
      const app = handle === undefined ? frontApp() : findWindow(handle)?.app;
      const key = app && keyboard.type(app, text);
      return key === undefined ? undefined : findAnywhere(key);
    },
  };

  function toInfo(window: LiveWindow): WindowInfo {
    const {app, handle, pid, bounds, isMinimized, isOnTop} = window;
    const [left, top, right, bottom] = bounds;
    return {
      handle,
      pid,
      title: titleOf(window),
      className: app.spec.activity,
      processName: app.spec.packageName,
      processPath: app.spec.window?.path ?? '',
      bounds,
      isHidden: app.spec.window?.hidden ?? false,
      isMinimized,
      isMaximized: left <= 0 && top <= 0 && right >= width && bottom >= height,
      isResponding: !app.spec.window?.hangs,
      isOnTop,
    };
  }

  return {
    ...createSurface(scene, runtime, {
      frame,
      shown: () =>
        stack()
          .filter(({isMinimized}) => !isMinimized)
          .map(({app}) => app),
      press: (key, isLong) => press(key, isLong ? 'long' : 'tap'),
      findByKey: findAnywhere,
    }),
    pressKey() {},
    launch(program, screen) {
      const app = launch(program);
      if (app && screen !== undefined) runtime.openScreen(app, screen);
      return app?.spec;
    },
    stop(process) {
      for (const {app} of windows) if (app.spec.packageName === process) endApp(app);
    },
    appInFront: () => frontApp().spec,
    desktop,
  };
}

function shiftBy([left, top, right, bottom]: Bounds, dx: number, dy: number): Bounds {
  return [left + dx, top + dy, right + dx, bottom + dy];
}
