import type {ScreenPoint} from '../run/runEvent';
import type {Scene, SceneApp} from '../scene/scene';
import type {PhoneEvent} from './appRuntime';
import type {Desktop} from './desktop';
import type {ControlState, Frame} from './frame';

export interface Phone {
  readonly scene: Scene;
  nowMs(): number;
  /** Lets simulated time pass; timers of apps run at their moment. */
  advance(ms: number): void;
  /** When the screen may change by itself next; `undefined` when nothing waits and nothing moves. */
  nextChangeMs(): number | undefined;
  /** Runs something later, in simulated time. */
  schedule(afterMs: number, run: () => void): void;
  frame(): Frame;
  /** Touches a point; gives the control that took it. */
  tap(at: ScreenPoint, ms: number): ControlState | undefined;
  /**
   * Moves a finger; lists scroll with it. A row that it held for a while before moves with it where it can. Gives what took it.
   */
  swipe(points: readonly ScreenPoint[], holdMs?: number): ControlState | undefined;
  /** Presses a control itself, wherever it is; `false` when it is gone. */
  press(key: number, isLong: boolean): boolean;
  /** Scrolls a list by its height: -1 forward, 1 backward, or by a part of it; `false` when it cannot. */
  scroll(key: number, share: number): boolean;
  /** Puts a text into a field, without a key into the one with the focus; gives the field. */
  typeText(text: string, options?: {key?: number; isAppended?: boolean}): ControlState | undefined;
  pressKey(key: 'back' | 'home'): void;
  /** Brings an app to the front by name or package name, with one of its screens on top when `screen` names one. */
  launch(nameOrPackage: string, screen?: string): SceneApp | undefined;
  /** Ends an app, so that it opens anew the next time; the one in front gives way to the home screen. */
  stop(packageName: string): void;
  appInFront(): SceneApp;
  /** Whether an app is open, in front or behind another. */
  isRunning(packageName: string): boolean;
  clipboard(): string;
  setClipboard(text: string): void;
  /** Takes what happened since the last call. */
  takeEvents(): PhoneEvent[];
  /** Windows, mouse and keyboard of a desktop; a phone has none. */
  readonly desktop?: Desktop;
}
