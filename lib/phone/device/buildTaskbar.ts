import type {ControlState} from './frame';
import type {LiveWindow} from './liveWindow';
import {makePart} from './makePart';

const TASKBAR_HEIGHT = 44;
const TASK_WIDTH = 210;

const TASKBAR_FILL = '#1d2b33';
const TASK_FILL = '#32444e';
const FRONT_TASK_FILL = '#4d6470';

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
