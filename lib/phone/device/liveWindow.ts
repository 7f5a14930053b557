import type {Bounds} from '../geometry';
import {fillIn} from './layoutScreen';
import type {RunningApp} from './runningApp';

/** An open window of a running program. */
export interface LiveWindow {
  app: RunningApp;
  handle: number;
  pid: number;
  bounds: Bounds;
  isMinimized: boolean;
  isOnTop: boolean;
  /** Keys of the controls that belong to the window and not to the program. */
  keys: {window: number; bar: number; minimize: number; close: number; inside: number; task: number};
}

export const TITLE_HEIGHT = 36;
export const EDGE = 2;

/** The title of a window, with its variables filled in. */
export function titleOf({app: {spec, variables}}: LiveWindow): string {
  return fillIn(spec.window?.title ?? spec.name, variables);
}

/** The client area of a window: without borders and title bar. */
export function clientAreaOf([left, top, right, bottom]: Bounds): Bounds {
  return [left + EDGE, top + TITLE_HEIGHT, right - EDGE, bottom - EDGE];
}
