import type {SceneDevice} from '../scene/scene';
import type {WindowInfo} from './desktop';
import {type LiveWindow, titleOf} from './liveWindow';

/** What scripts can read of a window, on a screen of this size. */
export function toWindowInfo(
  window: LiveWindow,
  {width, height}: Pick<SceneDevice, 'width' | 'height'>,
): WindowInfo {
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
