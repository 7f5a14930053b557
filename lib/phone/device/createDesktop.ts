import type {Scene} from '../scene/scene';
import {createAppRuntime, type Press} from './createAppRuntime';
import {createDesktopMouse, findPressable} from './createDesktopMouse';
import {createDesktopTree} from './createDesktopTree';
import {createKeyboard} from './createKeyboard';
import {createSurface} from './createSurface';
import {createWindowCalls, endProcess} from './createWindowCalls';
import {createWindowManager} from './createWindowManager';
import type {Desktop} from './desktop';
import type {ControlState} from './frame';
import {hitTest} from './hitTest';
import {howLong} from './howLong';
import type {Phone} from './phone';
import {toWindowInfo} from './toWindowInfo';

/** Makes the desktop of a scene with the windows that are open at the start; the app `start` is in front. */
export function createDesktop(scene: Scene): Phone {
  const runtime = createAppRuntime(
    {
      open: (program) => void windows.launch(program),
      goBack({screens}) {
        if (screens.length > 1) screens.pop();
      },
      close: (app) => windows.endApp(app),
    },
    scene.clipboard ?? '',
  );
  const windows = createWindowManager(scene, runtime);
  const tree = createDesktopTree(scene, runtime, windows);
  for (const spec of scene.apps) if (!spec.window?.closed) windows.open(spec);
  windows.launch(scene.start);
  runtime.takeEvents();
  const mouse = createDesktopMouse({runtime, windows, root: () => tree.frame().root, press});
  const keyboard = createKeyboard(runtime, listFields);

  function press(key: number, how: Press): boolean {
    return windows.pressButton(key, how) || runtime.press(key, how);
  }

  /** The fields of the front window, in Tab order. */
  function listFields(): readonly ControlState[] {
    const front = windows.front();
    const collect = (control: ControlState): ControlState[] => [
      ...(control.editable && control.enabled && control.visible ? [control] : []),
      ...control.children.flatMap(collect),
    ];
    return front ? collect(tree.ofWindow(front)) : [];
  }

  const desktop: Desktop = {
    ...createWindowCalls(windows),
    ...mouse,
    windows: () =>
      [...windows.stack()]
        .reverse()
        .concat(windows.all().filter(({app}) => app.spec.window?.hidden))
        .map((window) => toWindowInfo(window, scene.device)),
    tree(handle) {
      const window = windows.find(handle);
      return window && tree.ofWindow(window);
    },
    run: windows.run,
    click(...how) {
      keyboard.forgetSelection();
      return mouse.click(...how);
    },
    postClick(handle, at, ms) {
      const window = windows.find(handle);
      const path = window ? hitTest(tree.ofWindow(window), at) : [];
      const target = findPressable(path);
      if (target) press(target.key, howLong(ms));
      return target ?? path.at(-1);
    },
    press(keys) {
      const combination = keys.join('+').toLowerCase();
      const front = windows.front();
      if (combination === 'alt+f4' && front) windows.askToClose(front);
      const key = keyboard.press(tree.frontApp(), combination);
      return key === undefined ? undefined : tree.find(key);
    },
    type(text, handle) {
      const app = handle === undefined ? tree.frontApp() : windows.find(handle)?.app;
      const key = app && keyboard.type(app, text);
      return key === undefined ? undefined : tree.find(key);
    },
  };

  return {
    ...createSurface(scene, runtime, {
      frame: tree.frame,
      shown: () =>
        windows
          .stack()
          .filter(({isMinimized}) => !isMinimized)
          .map(({app}) => app),
      press,
      findByKey: tree.find,
    }),
    pressKey() {},
    launch(program, screen) {
      if (!windows.launch(program)) return undefined;
      const app = tree.frontApp();
      if (screen !== undefined) runtime.openScreen(app, screen);
      return app.spec;
    },
    stop: (process) => endProcess(windows, process),
    appInFront: () => tree.frontApp().spec,
    desktop,
  };
}
