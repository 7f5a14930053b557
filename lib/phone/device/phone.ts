import type {ScreenPoint} from '../geometry';
import type {Scene, SceneApp} from '../scene/scene';
import type {Desktop} from './desktop';
import type {ControlState, Frame} from './frame';
import type {PhoneEvent} from './phoneEvent';

/** A simulated phone or desktop. Times are simulated; points and bounds are pixels of the screen. */
export interface Phone {
  readonly scene: Scene;
  nowMs(): number;
  /** Lets simulated time pass; due timers of apps run meanwhile. */
  advance(ms: number): void;
  /** When the screen may change next by itself; `undefined` without timers and moving controls. */
  nextChangeMs(): number | undefined;
  /** Calls `run` later, in simulated time. */
  schedule(afterMs: number, run: () => void): void;
  frame(): Frame;
  /** Touches a point for `ms`, and returns the control that reacted, or else the topmost there. */
  tap(at: ScreenPoint, ms: number): ControlState | undefined;
  /**
   * Moves a finger along points in `ms`: what can be dragged goes with it, a stick steers, a list scrolls, or, after a long
   * press of `holdMs`, a movable row moves. Returns the control that reacted.
   */
  swipe(points: readonly ScreenPoint[], ms: number, holdMs?: number): ControlState | undefined;
  /** Presses a control, even a covered one; `false` when it is gone. */
  press(key: number, how: 'tap' | 'long'): boolean;
  /** Scrolls a list by a share of its height: -1 is one height forward, 1 one back; `false` when it did not move. */
  scroll(key: number, share: number): boolean;
  /** Puts a text into a field, by default the focused one, and returns the field; `undefined` when there is none. */
  typeText(text: string, options?: {key?: number; isAppended?: boolean}): ControlState | undefined;
  pressKey(key: 'back' | 'home'): void;
  /** Brings an app to the front by name or package name, and opens its screen `screen` if given; `undefined` for an unknown app. */
  launch(nameOrPackage: string, screen?: string): SceneApp | undefined;
  /** Ends an app, which then starts afresh. If it was in front, the home screen shows. */
  stop(packageName: string): void;
  appInFront(): SceneApp;
  /** Whether an app is open, in front or behind another. */
  isRunning(packageName: string): boolean;
  clipboard(): string;
  setClipboard(text: string): void;
  /** Returns the events since the last call, and forgets them. */
  takeEvents(): PhoneEvent[];
  /** Windows, mouse and keyboard; only on a desktop. */
  readonly desktop?: Desktop;
}
