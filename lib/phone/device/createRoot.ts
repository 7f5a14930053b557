import type {Bounds} from '../run/runEvent';
import type {Scene, SceneApp} from '../scene/scene';
import {type ControlState, PLAIN_FLAGS} from './frame';

/** Key of the control around all others; those of a scene begin with 1. */
const ROOT_KEY = 0;
const WINDOW_KEY = -1;

/** The control around those of a screen; on iOS it is the app by its name, and a window stands between. */
export function createRoot(
  platform: Scene['platform'],
  {name, packageName}: SceneApp,
  bounds: Bounds,
  children: readonly ControlState[],
): ControlState {
  const around = {look: 'group', bounds, packageName, ...PLAIN_FLAGS} as const;
  if (platform !== 'ios') return {...around, key: ROOT_KEY, type: 'android.widget.FrameLayout', children};
  const window: ControlState = {...around, key: WINDOW_KEY, type: 'XCUIElementTypeWindow', children};
  return {...around, key: ROOT_KEY, type: 'XCUIElementTypeApplication', desc: name, children: [window]};
}
