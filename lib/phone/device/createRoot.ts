import type {Bounds} from '../geometry';
import type {Scene, SceneApp} from '../scene/scene';
import {type ControlState, PLAIN_FLAGS} from './frame';

/** Key of the root control; keys of a scene's controls begin at 1. */
const ROOT_KEY = 0;
const WINDOW_KEY = -1;

/** The root control of a screen. On iOS it is the application, with a window between it and the controls. */
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
