import {contains, type ScreenPoint} from '../geometry';
import type {ControlState} from './frame';

/** The controls under a point, from the root to the topmost; empty when there are none. Later siblings lie above earlier ones. */
export function hitTest(root: ControlState, at: ScreenPoint): ControlState[] {
  if (!root.visible || !contains(root.bounds, at)) return [];
  for (let index = root.children.length - 1; index >= 0; index--) {
    const child = root.children[index];
    const path = child ? hitTest(child, at) : [];
    // A group without a background lets touches through between its controls.
    if (path.some(isSolid)) return [root, ...path];
  }
  return [root];
}

function isSolid({look, fill, clickable, text, scrollable}: ControlState): boolean {
  return look !== 'group' || fill !== undefined || clickable || text !== undefined || scrollable;
}

/** The name of a control in events: its text, else its description, id or class. */
export function labelOf({text, desc, id, type}: ControlState): string {
  return text ?? desc ?? id ?? type;
}
