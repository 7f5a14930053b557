import type {Bounds} from '../geometry';
import type {AppRuntime} from './createAppRuntime';
import type {LiveWindow} from './liveWindow';
import type {RunningApp} from './runningApp';

const FIRST_HANDLE = 0x10042;
const FIRST_PID = 4120;
/** Offset in pixels of each further window of a program, to the right and down. */
const CASCADE = 32;
const DEFAULT_BOUNDS: Bounds = [200, 80, 900, 600];

/** Makes the windows of a desktop, each with a handle, a process and keys of its own; `older` is how many of the program are open. */
export function createWindowMaker(runtime: AppRuntime): (app: RunningApp, older: number) => LiveWindow {
  let made = 0;
  return (app, older) => {
    const {window} = app.spec;
    const [left, top, right, bottom] = window?.bounds ?? DEFAULT_BOUNDS;
    const shift = older * CASCADE;
    const number = made++;
    return {
      app,
      handle: FIRST_HANDLE + 2 * number,
      pid: FIRST_PID + 4 * number,
      bounds: [left + shift, top + shift, right + shift, bottom + shift],
      isMinimized: window?.minimized ?? false,
      isOnTop: false,
      keys: {
        window: runtime.nextKey(),
        bar: runtime.nextKey(),
        minimize: runtime.nextKey(),
        close: runtime.nextKey(),
        inside: runtime.nextKey(),
        task: runtime.nextKey(),
      },
    };
  };
}
