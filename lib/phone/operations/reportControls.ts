import type {ControlState} from '../device/frame';
import {labelOf} from '../device/hitTest';
import type {RunState} from '../run/runState';
import {reportMatches} from './reportMatches';

/** Reports a search for controls. `count` is the number of all matches. */
export function reportControls(
  state: RunState,
  query: string,
  found: readonly ControlState[],
  count = found.length,
): void {
  const matches = found.map((control) => ({bounds: control.bounds, label: labelOf(control)}));
  reportMatches(state, {what: 'control', query, matches, count});
}
