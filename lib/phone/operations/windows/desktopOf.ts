import type {Desktop, WindowInfo} from '../../device/desktop';
import type {RunState} from '../../run/runState';
import {stateOf, type Values} from '../operation';

/** The desktop of the run. Throws for the scene of a phone. */
export function desktopOf({phone}: RunState): Desktop {
  if (!phone.desktop) throw new Error('This scene is a phone: choose one with a desktop.');
  return phone.desktop;
}

/** The open window that has a handle. */
export function findWindow(handle: unknown, state: RunState): WindowInfo | undefined {
  return desktopOf(state)
    .windows()
    .find((window) => window.handle === handle);
}

/** The window of a `Window` object; `undefined` when it is closed. */
export function windowOf(value: unknown, state: RunState): WindowInfo | undefined {
  return findWindow(stateOf(value).handle, state);
}

/** The window on which a method is called. Throws when it is closed. */
export function selfOf({self}: Values, state: RunState): WindowInfo {
  const window = windowOf(self, state);
  if (!window) throw new Error('the window is closed');
  return window;
}
