import type {Bounds, ScreenPoint} from '../run/runEvent';
import type {ControlState} from './frame';

/** An open window as scripts see it. */
export interface WindowInfo {
  /** The number by which Windows knows it, another one each time the program starts. */
  handle: number;
  pid: number;
  title: string;
  className: string;
  processName: string;
  processPath: string;
  bounds: Bounds;
  /** It has no place on the screen, also when it is not minimised. */
  isHidden: boolean;
  isMinimized: boolean;
  isMaximized: boolean;
  isResponding: boolean;
  isOnTop: boolean;
}

export type MouseButton = 'left' | 'middle' | 'right';

/** What a desktop has and a phone has not: windows that lie over each other, a mouse, a keyboard. */
export interface Desktop {
  /** The open windows, the one in front first. */
  windows(): readonly WindowInfo[];
  /** The controls of a window, also of one that is covered or minimised; `undefined` when it is closed. */
  tree(handle: number): ControlState | undefined;
  activate(handle: number): void;
  minimize(handle: number): void;
  place(handle: number, bounds: Bounds): void;
  setOnTop(handle: number, isOnTop: boolean): void;
  /** Asks a window to close, as its button does; the program may refuse. */
  close(handle: number): void;
  /** Ends the process of a window. */
  kill(handle: number): void;
  /** Starts a program by its name, its process or its path; its window comes later. Gives the path. */
  run(program: string): string | undefined;
  /** Clicks a place with the mouse; gives the control that took it. */
  click(at: ScreenPoint, button: MouseButton, clicks: number, ms: number): ControlState | undefined;
  /** Presses a place of one window without the mouse, also when others cover it. */
  message(handle: number, at: ScreenPoint, ms: number): ControlState | undefined;
  hover(at: ScreenPoint): ControlState | undefined;
  /** Takes hold at the first point and lets go at the last. */
  drag(points: readonly ScreenPoint[]): ControlState | undefined;
  /** Turns the wheel over a place: negative scrolls down. */
  wheel(at: ScreenPoint, clicks: number): ControlState | undefined;
  /** Presses keys together; gives the control that took them. */
  press(keys: readonly string[]): ControlState | undefined;
  /** Types into the field of the window in front that has the focus, or into that of a given window. */
  type(text: string, handle?: number): ControlState | undefined;
}
