import type {ColorSetup} from './colorSetup';

/** A setup with what it was before, and what was undone. */
export interface SetupHistory {
  past: readonly ColorSetup[];
  present: ColorSetup;
  future: readonly ColorSetup[];
}

/** Steps that can be undone. */
const MAX_PAST = 100;

/** Puts a changed setup in the place of the present one. */
export function changeSetup({past, present}: SetupHistory, change: Partial<ColorSetup>): SetupHistory {
  return {past: [...past, present].slice(-MAX_PAST), present: {...present, ...change}, future: []};
}

/** Goes back to what was before the last change. */
export function undoSetup(history: SetupHistory): SetupHistory {
  const {past, present, future} = history;
  const before = past.at(-1);
  return before ? {past: past.slice(0, -1), present: before, future: [present, ...future]} : history;
}

/** Makes the change again that was undone last. */
export function redoSetup(history: SetupHistory): SetupHistory {
  const {past, present, future} = history;
  const [after, ...rest] = future;
  return after ? {past: [...past, present], present: after, future: rest} : history;
}
