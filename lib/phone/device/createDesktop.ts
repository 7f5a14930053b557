import type {Bounds, ScreenPoint} from '../run/runEvent';
import type {Scene} from '../scene/scene';
import {createAppRuntime, type Press} from './appRuntime';
import {createSurface, LONG_PRESS_MS} from './createSurface';
import {createWindowManager} from './createWindowManager';
import type {Desktop, MouseButton, WindowInfo} from './desktop';
import {createShell} from './desktopShell';
import {findByKey} from './findByKey';
import {type ControlState, type Frame, PLAIN_FLAGS} from './frame';
import {hitTest} from './hitTest';
import {createKeyboard} from './keyboard';
import {layoutControls} from './layoutScreen';
import {scrollBy} from './liveControl';
import type {Phone} from './phone';
import type {RunningApp} from './runningApp';
import {buildTaskbar, buildWindow, type LiveWindow, titleOf} from './windowTree';

/** Pixels that one step of the wheel scrolls; on a real computer a setting of Windows. */
const WHEEL_PIXELS = 90;

/** Makes the desktop of a scene with the windows that are open at the start; the app `start` is in front. */
export function createDesktop(scene: Scene): Phone {
  const {width, height} = scene.device;
  const runtime = createAppRuntime(
    {open: (program) => void windows.launch(program), goBack, close: (app) => windows.endApp(app)},
    scene.clipboard ?? '',
  );
  const shell = runtime.start(createShell(scene));
  const taskbarKey = runtime.nextKey();
  const windows = createWindowManager(scene, runtime);
  for (const spec of scene.apps) if (!spec.window?.closed) windows.open(spec);
  windows.launch(scene.start);
  runtime.takeEvents();
  const keyboard = createKeyboard(runtime, listFocusable);

  function frontApp(): RunningApp {
    return windows.front()?.app ?? shell;
  }

  function goBack(app: RunningApp): void {
    if (app.screens.length > 1) app.screens.pop();
  }

  function toState(window: LiveWindow): ControlState {
    return buildWindow(window, {isFront: window === windows.front(), nowMs: runtime.nowMs()});
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
    const shown = windows.stack().filter(({isMinimized}) => !isMinimized);
    const tasks = [...windows.stack()].sort((a, b) => a.handle - b.handle);
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
          ...shown.map(toState),
          buildTaskbar(taskbarKey, tasks, windows.front(), [width, height]),
        ],
      },
    };
  }

  function findAnywhere(key: number): ControlState | undefined {
    for (const window of windows.all()) {
      const found = findByKey(toState(window), key);
      if (found) return found;
    }
    return findByKey(frame().root, key);
  }

  function press(key: number, how: Press): boolean {
    return windows.pressButton(key, how) || runtime.press(key, how);
  }

  /** Raises the window at a point, and returns the controls there. */
  function raiseAt(at: ScreenPoint): ControlState[] {
    const root = frame().root;
    const hit = hitTest(root, at);
    const window = windows.all().find(({keys}) => hit.some(({key}) => key === keys.window));
    if (window && window !== windows.front()) windows.raise(window);
    return hit;
  }

  function click(at: ScreenPoint, button: MouseButton, clicks: number, ms: number): ControlState | undefined {
    const path = raiseAt(at);
    const target = path.findLast(({clickable, longClickable}) => clickable || longClickable);
    const shown = target ?? path.findLast(({key}) => key !== 0);
    keyboard.forgetSelection();
    if (!target) return shown;
    const how = button === 'right' ? 'right' : ms >= LONG_PRESS_MS ? 'long' : 'tap';
    if (button !== 'middle') for (let count = 0; count < clicks; count++) press(target.key, how);
    if (button === 'left' && clicks === 2) press(target.key, 'double');
    return shown;
  }

  function listFocusable(): readonly ControlState[] {
    const front = windows.front();
    const collect = (control: ControlState): ControlState[] => [
      ...(control.editable && control.enabled && control.visible ? [control] : []),
      ...control.children.flatMap(collect),
    ];
    return front ? collect(toState(front)) : [];
  }

  const desktop: Desktop = {
    windows: () =>
      [...windows.stack()]
        .reverse()
        .concat(windows.all().filter(({app}) => app.spec.window?.hidden))
        .map(toInfo),
    tree(handle) {
      const window = windows.find(handle);
      return window && toState(window);
    },
    activate(handle) {
      const window = windows.find(handle);
      if (window) windows.raise(window);
    },
    minimize(handle) {
      const window = windows.find(handle);
      if (window) window.isMinimized = true;
    },
    setBounds(handle, bounds) {
      const window = windows.find(handle);
      if (window) window.bounds = bounds;
    },
    setOnTop(handle, isOnTop) {
      const window = windows.find(handle);
      if (window) window.isOnTop = isOnTop;
    },
    close(handle) {
      const window = windows.find(handle);
      if (window) windows.askToClose(window);
    },
    kill(handle) {
      const window = windows.find(handle);
      if (!window) return;
      for (const other of windows.all())
        if (other.app.spec.packageName === window.app.spec.packageName) windows.endApp(other.app);
    },
    run: windows.run,
    click,
    postClick(handle, at, ms) {
      const window = windows.find(handle);
      const path = window ? hitTest(toState(window), at) : [];
      const target = path.findLast(({clickable, longClickable}) => clickable || longClickable);
      if (target) press(target.key, ms >= LONG_PRESS_MS ? 'long' : 'tap');
      return target ?? path.at(-1);
    },
    hover(at) {
      const path = hitTest(frame().root, at);
      for (const {key} of path) press(key, 'hover');
      return path.findLast(({key, clickable}) => key !== 0 && clickable);
    },
    drag(points) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return undefined;
      const path = raiseAt(first);
      const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
      for (const state of [...path].reverse()) {
        const window = windows.all().find(({keys}) => keys.bar === state.key);
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
      const front = windows.front();
      if (combination === 'alt+f4' && front) windows.askToClose(front);
      const key = keyboard.press(frontApp(), combination);
      return key === undefined ? undefined : findAnywhere(key);
    },
    type(text, handle) {
      const app = handle === undefined ? frontApp() : windows.find(handle)?.app;
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
        windows
          .stack()
          .filter(({isMinimized}) => !isMinimized)
          .map(({app}) => app),
      press: (key, isLong) => press(key, isLong ? 'long' : 'tap'),
      findByKey: findAnywhere,
    }),
    pressKey() {},
    launch(program, screen) {
      if (!windows.launch(program)) return undefined;
      const app = frontApp();
      if (screen !== undefined) runtime.openScreen(app, screen);
      return app.spec;
    },
    stop(process) {
      for (const {app} of windows.all()) if (app.spec.packageName === process) windows.endApp(app);
    },
    appInFront: () => frontApp().spec,
    desktop,
  };
}

function shiftBy([left, top, right, bottom]: Bounds, dx: number, dy: number): Bounds {
  return [left + dx, top + dy, right + dx, bottom + dy];
}
