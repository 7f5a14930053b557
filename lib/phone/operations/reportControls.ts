import type {ControlState} from '../device/frame';
import {labelOf} from '../device/hitTest';
import type {RunState} from '../run/runState';

const MAX_REPORTED = 20;

/** Reports a search for controls; of many found ones the first. `count` is the number of all matches. */
export function reportControls(
  state: RunState,
  query: string,
  found: readonly ControlState[],
  count = found.length,
): void {
  const matches = found
    .slice(0, MAX_REPORTED)
    .map((control) => ({bounds: control.bounds, label: labelOf(control)}));
  state.emit({type: 'find', what: 'control', query, matches, count});
}
