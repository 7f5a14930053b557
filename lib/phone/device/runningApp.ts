import type {SceneApp} from '../scene/scene';
import type {LiveScreen} from './liveControl';

/** An opened app of the scene with its current state. */
export interface RunningApp {
  spec: SceneApp;
  /** Opened screens; the last one shows. */
  screens: LiveScreen[];
  variables: Record<string, number | string | boolean>;
  /** Key of the field that has the keyboard focus. */
  focusedKey: number | undefined;
}
