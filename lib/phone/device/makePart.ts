import type {Bounds} from '../geometry';
import {type ControlState, type Look, PLAIN_FLAGS} from './frame';

/** Gives a function that makes controls which belong to a window or the taskbar, and to no program. */
export function makePart(packageName: string) {
  return (key: number, look: Look, type: string, bounds: Bounds): ControlState => ({
    key,
    look,
    type,
    bounds,
    packageName,
    ...PLAIN_FLAGS,
    children: [],
  });
}
