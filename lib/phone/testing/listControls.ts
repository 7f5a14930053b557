import type {ControlState} from '../device/frame';

/** A control and all controls in it, in document order. */
export function listControls(control: ControlState): ControlState[] {
  return [control, ...control.children.flatMap(listControls)];
}
