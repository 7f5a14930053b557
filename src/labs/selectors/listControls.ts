import type {ControlState} from '@site/lib/phone/device/frame';

/** All controls of a tree, in document order. */
export function listControls(controls: readonly ControlState[]): ControlState[] {
  return controls.flatMap((control) => [control, ...listControls(control.children)]);
}
