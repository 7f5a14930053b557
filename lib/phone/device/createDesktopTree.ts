import type {Bounds} from '../geometry';
import type {Scene} from '../scene/scene';
import {buildTaskbar} from './buildTaskbar';
import {buildWindow} from './buildWindow';
import type {AppRuntime} from './createAppRuntime';
import type {WindowManager} from './createWindowManager';
import {createShell} from './desktopShell';
import {findByKey} from './findByKey';
import {type ControlState, type Frame, PLAIN_FLAGS} from './frame';
import {layoutControls} from './layoutScreen';
import type {LiveWindow} from './liveWindow';
import type {RunningApp} from './runningApp';

/** What a desktop shows: icons, windows and taskbar. */
export interface DesktopTree {
  /** The app of the front window; the desktop itself when all windows are minimised. */
  frontApp(): RunningApp;
  frame(): Frame;
  /** The controls of a window, even of a covered or minimised one. */
  ofWindow(window: LiveWindow): ControlState;
  /** A control of any window, of the taskbar or of the icons. */
  find(key: number): ControlState | undefined;
}

/** Starts the app behind the windows, and shows it with the windows of `windows`. */
export function createDesktopTree(scene: Scene, runtime: AppRuntime, windows: WindowManager): DesktopTree {
  const {width, height} = scene.device;
  const shell = runtime.start(createShell(scene));
  const taskbarKey = runtime.nextKey();

  function frontApp(): RunningApp {
    return windows.front()?.app ?? shell;
  }

  function ofWindow(window: LiveWindow): ControlState {
    return buildWindow(window, {isFront: window === windows.front(), nowMs: runtime.nowMs()});
  }

  function frame(): Frame {
    const {spec} = frontApp();
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
      app: {packageName: spec.packageName, name: spec.name, activity: spec.activity},
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
          ...shown.map(ofWindow),
          buildTaskbar(taskbarKey, tasks, windows.front(), [width, height]),
        ],
      },
    };
  }

  return {
    frontApp,
    frame,
    ofWindow,
    find(key) {
      for (const window of windows.all()) {
        const found = findByKey(ofWindow(window), key);
        if (found) return found;
      }
      return findByKey(frame().root, key);
    },
  };
}
