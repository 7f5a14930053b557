import type {SceneControl, SceneScreen} from '../scene/scene';

/** A control of a running app: its specification and its current state. */
export interface LiveControl {
  key: number;
  spec: SceneControl;
  parent: LiveControl | undefined;
  children: readonly LiveControl[];
  text: string | undefined;
  picture: string | undefined;
  isChecked: boolean;
  isHidden: boolean;
  /** Pixels by which the content is scrolled down. */
  scrolled: number;
  /** Pixels by which the mouse or a finger has moved it. */
  moved: readonly [dx: number, dy: number];
  /** Height of the whole content of a list; 0 until it has been laid out. */
  contentHeight: number;
}

/** An opened screen of an app. */
export interface LiveScreen {
  spec: SceneScreen;
  controls: readonly LiveControl[];
}

/** Makes a screen in its initial state; `nextKey` provides the keys of its controls. */
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
    picture: spec.picture,
    isChecked: spec.checked ?? false,
    isHidden: spec.hidden ?? false,
    scrolled: 0,
    moved: [0, 0],
    contentHeight: 0,
  };
  control.children = (spec.children ?? []).map((child) => createControl(child, control, nextKey));
  return control;
}

/** Yields controls and all controls in them, in document order. */
export function* walkControls(controls: readonly LiveControl[]): Generator<LiveControl> {
  for (const control of controls) {
    yield control;
    yield* walkControls(control.children);
  }
}

/** Yields all controls of screens, in document order. */
export function* walkScreens(screens: readonly LiveScreen[]): Generator<LiveControl> {
  for (const {controls} of screens) yield* walkControls(controls);
}

/** Moves a control by pixels from where it is. */
export function moveBy(control: LiveControl, dx: number, dy: number): void {
  control.moved = [control.moved[0] + dx, control.moved[1] + dy];
}

/** Scrolls a list by pixels, at most to the end of its content; `false` when it did not move. */
export function scrollBy(control: LiveControl, distance: number, viewHeight: number): boolean {
  const most = Math.max(0, control.contentHeight - viewHeight);
  const before = control.scrolled;
  control.scrolled = Math.min(most, Math.max(0, before + distance));
  return control.scrolled !== before;
}
