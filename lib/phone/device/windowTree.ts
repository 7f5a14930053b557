import type {Bounds} from '../run/runEvent';
import {type ControlState, type Look, PLAIN_FLAGS} from './frame';
import {fillIn, type LayoutContext, layoutControls} from './layoutScreen';
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

const TITLE_HEIGHT = 36;
const EDGE = 2;
const BUTTON_WIDTH = 48;
export const TASKBAR_HEIGHT = 44;
const TASK_WIDTH = 210;

const EDGE_FILL = '#77838a';
const BAR_FILL = '#e4e9ec';
const BACK_BAR_FILL = '#f5f6f7';
const TASKBAR_FILL = '#1d2b33';
const TASK_FILL = '#32444e';
const FRONT_TASK_FILL = '#4d6470';

/** The title of a window, with its variables filled in. */
export function titleOf({app: {spec, variables}}: LiveWindow): string {
  return fillIn(spec.window?.title ?? spec.name, variables);
}

/** The client area of a window: without borders and title bar. */
export function clientAreaOf([left, top, right, bottom]: Bounds): Bounds {
  return [left + EDGE, top + TITLE_HEIGHT, right - EDGE, bottom - EDGE];
}

/** Builds the controls of a window: title bar, buttons and the controls of its program. */
export function buildWindow(
  window: LiveWindow,
  {isFront, nowMs}: {isFront: boolean; nowMs: number},
): ControlState {
  const {app, bounds, keys} = window;
  const [left, top, right] = bounds;
  const inside = clientAreaOf(bounds);
  const screen = app.screens.at(-1);
  const context: LayoutContext = {
    platform: 'windows',
    packageName: app.spec.packageName,
    variables: app.variables,
    focusedKey: app.focusedKey,
    nowMs,
  };
  const part = makePart(app.spec.packageName);
  const buttonsTop = top + EDGE;
  const buttonsBottom = top + TITLE_HEIGHT;
  const button = (key: number, text: string, desc: string, place: number): ControlState => ({
    ...part(key, 'icon', 'ButtonControl', [
      right - EDGE - place * BUTTON_WIDTH,
      buttonsTop,
      right - EDGE - (place - 1) * BUTTON_WIDTH,
      buttonsBottom,
    ]),
    text,
    desc,
    clickable: true,
  });
  return {
    ...part(keys.window, 'window', 'WindowControl', bounds),
    desc: titleOf(window),
    fill: EDGE_FILL,
    children: [
      {
        ...part(keys.bar, 'row', 'TitleBarControl', [left + EDGE, buttonsTop, right - EDGE, buttonsBottom]),
        text: titleOf(window),
        fill: isFront ? BAR_FILL : BACK_BAR_FILL,
        children: [button(keys.minimize, '_', 'Minimize', 2), button(keys.close, 'x', 'Close', 1)],
      },
      {
        ...part(keys.inside, 'window', 'PaneControl', inside),
        fill: screen?.spec.fill ?? '#ffffff',
        children: layoutControls(screen?.controls ?? [], inside, context),
      },
    ],
  };
}

/** Builds the taskbar, with a button for each window. */
export function buildTaskbar(
  key: number,
  windows: readonly LiveWindow[],
  front: LiveWindow | undefined,
  [width, height]: readonly [number, number],
): ControlState {
  const top = height - TASKBAR_HEIGHT;
  const part = makePart('explorer.exe');
  return {
    ...part(key, 'group', 'PaneControl', [0, top, width, height]),
    desc: 'Taskbar',
    fill: TASKBAR_FILL,
    children: windows.map((window, index) => ({
      ...part(window.keys.task, 'icon', 'ButtonControl', [
        8 + index * TASK_WIDTH,
        top + 6,
        index * TASK_WIDTH + TASK_WIDTH,
        height - 6,
      ]),
      text: window.app.spec.name,
      ink: '#ffffff',
      fill: window === front ? FRONT_TASK_FILL : TASK_FILL,
      clickable: true,
    })),
  };
}

function makePart(packageName: string) {
  return (key: number, look: Look, type: string, bounds: Bounds): ControlState => ({
    key,
    look,
    type,
    bounds,
    packageName,
    ...PLAIN_FLAGS,
    children: [],
  });
}
