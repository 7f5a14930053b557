import type {SceneControl, SceneScreen} from '../scene/scene';

/** A control of a scene with what has changed since the app opened. */
export interface LiveControl {
  key: number;
  spec: SceneControl;
  parent: LiveControl | undefined;
  children: readonly LiveControl[];
  text: string | undefined;
  isChecked: boolean;
  isHidden: boolean;
  /** How far the content is scrolled, in pixels. */
  scrolled: number;
  /** How far the mouse has dragged it. */
  moved: readonly [dx: number, dy: number];
  /** Height of all content of a list, known after it was laid out. */
  contentHeight: number;
}

export interface LiveScreen {
  spec: SceneScreen;
  controls: readonly LiveControl[];
}

/** Makes the controls of a screen as it opens; `nextKey` gives each its key. */
export function createScreen(spec: SceneScreen, nextKey: () => number): LiveScreen {
  return {spec, controls: spec.controls.map((control) => createControl(control, undefined, nextKey))};
}

function createControl(
  spec: SceneControl,
  parent: LiveControl | undefined,
  nextKey: () => number,
): LiveControl {
  const control: LiveControl = {
    key: nextKey(),
    spec,
    parent,
    children: [],
    text: spec.text,
    isChecked: spec.checked ?? false,
    isHidden: spec.hidden ?? false,
    scrolled: 0,
    moved: [0, 0],
    contentHeight: 0,
  };
  control.children = (spec.children ?? []).map((child) => createControl(child, control, nextKey));
  return control;
}

/** All controls of a screen, each before those inside it. */
export function* walkControls(controls: readonly LiveControl[]): Generator<LiveControl> {
  for (const control of controls) {
    yield control;
    yield* walkControls(control.children);
  }
}
