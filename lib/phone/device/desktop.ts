import type {Bounds, ScreenPoint} from '../geometry';
import type {ControlState} from './frame';

/** An open window, with the properties that scripts can read. */
export interface WindowInfo {
  /** The window handle of Windows; a new one each time the program starts. */
  handle: number;
  pid: number;
  title: string;
  className: string;
  processName: string;
  processPath: string;
  bounds: Bounds;
  /** Whether it is never shown on the screen, which is different from being minimised. */
  isHidden: boolean;
  isMinimized: boolean;
  isMaximized: boolean;
  isResponding: boolean;
  isOnTop: boolean;
}

export type MouseButton = 'left' | 'middle' | 'right';

/** What only a desktop has: overlapping windows, a mouse, a keyboard. Methods return the control that reacted. */
export interface Desktop {
  /** The open windows, the one in front first. */
  windows(): readonly WindowInfo[];
  /** The controls of a window, even of a covered or minimised one; `undefined` when it is closed. */
  tree(handle: number): ControlState | undefined;
  activate(handle: number): void;
  minimize(handle: number): void;
  setBounds(handle: number, bounds: Bounds): void;
  setOnTop(handle: number, isOnTop: boolean): void;
  /** Asks a window to close, as its close button does; the program may refuse. */
  close(handle: number): void;
  /** Ends the process of a window. */
  kill(handle: number): void;
  /** Starts a program by name, process or path, and returns its path. The window opens later. */
  run(program: string): string | undefined;
  /** Clicks a point with the mouse; `ms` is how long the button stays down. */
  click(at: ScreenPoint, button: MouseButton, clicks: number, ms: number): ControlState | undefined;
  /** Clicks a point of a window by a window message: without the mouse, and even when other windows cover it. */
  postClick(handle: number, at: ScreenPoint, ms: number): ControlState | undefined;
  hover(at: ScreenPoint): ControlState | undefined;
  /** Presses the button at the first point and releases it at the last. */
  drag(points: readonly ScreenPoint[]): ControlState | undefined;
  /** Turns the wheel over a point; negative scrolls down. */
  wheel(at: ScreenPoint, clicks: number): ControlState | undefined;
  /** Presses keys together. */
  press(keys: readonly string[]): ControlState | undefined;
  /** Types into the focused field of a window, by default of the front window. */
  type(text: string, handle?: number): ControlState | undefined;
}
