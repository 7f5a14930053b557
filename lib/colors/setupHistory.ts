import type {ColorSetup} from './colorSetup';

/** A setup with its earlier states, and those that were undone. */
export interface SetupHistory {
  past: readonly ColorSetup[];
  present: ColorSetup;
  future: readonly ColorSetup[];
}

/** How many changes can be undone. */
const MAX_PAST = 100;

/** Changes the present setup; the former one can be restored. */
export function changeSetup({past, present}: SetupHistory, change: Partial<ColorSetup>): SetupHistory {
  return {past: [...past, present].slice(-MAX_PAST), present: {...present, ...change}, future: []};
}

/** Undoes the last change. */
export function undoSetup(history: SetupHistory): SetupHistory {
  const {past, present, future} = history;
  const before = past.at(-1);
  return before ? {past: past.slice(0, -1), present: before, future: [present, ...future]} : history;
}

/** Repeats the change that was undone last. */
export function redoSetup(history: SetupHistory): SetupHistory {
  const {past, present, future} = history;
  const [after, ...rest] = future;
  return after ? {past: [...past, present], present: after, future: rest} : history;
}
