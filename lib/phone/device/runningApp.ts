import type {SceneApp} from '../scene/scene';
import {type LiveControl, type LiveScreen, walkControls} from './liveControl';

/** An opened app of the scene with its current state. */
export interface RunningApp {
  spec: SceneApp;
  /** Opened screens; the last one shows. */
  screens: LiveScreen[];
  variables: Record<string, number | string | boolean>;
  /** Key of the field that has the keyboard focus. */
  focusedKey: number | undefined;
}

/** Yields the controls of all opened screens of an app, in document order. */
export function* walkApp({screens}: RunningApp): Generator<LiveControl> {
  for (const {controls} of screens) yield* walkControls(controls);
}
