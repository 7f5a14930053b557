import type {WindowManager} from './createWindowManager';
import type {Desktop} from './desktop';
import type {LiveWindow} from './liveWindow';

type WindowCalls = Pick<Desktop, 'activate' | 'minimize' | 'setBounds' | 'setOnTop' | 'close' | 'kill'>;

/** What scripts do to a window by its handle; nothing where no window has it. */
export function createWindowCalls(windows: WindowManager): WindowCalls {
  function change(handle: number, act: (window: LiveWindow) => void): void {
    const window = windows.find(handle);
    if (window) act(window);
  }

  return {
    activate: (handle) => change(handle, windows.raise),
    minimize: (handle) =>
      change(handle, (window) => {
        window.isMinimized = true;
      }),
    setBounds: (handle, bounds) =>
      change(handle, (window) => {
        window.bounds = bounds;
      }),
    setOnTop: (handle, isOnTop) =>
      change(handle, (window) => {
        window.isOnTop = isOnTop;
      }),
    close: (handle) => change(handle, windows.askToClose),
    kill: (handle) => change(handle, ({app}) => endProcess(windows, app.spec.packageName)),
  };
}

/** Ends all programs of a process, with their windows. */
export function endProcess(windows: WindowManager, process: string): void {
  for (const {app} of windows.all()) if (app.spec.packageName === process) windows.endApp(app);
}
