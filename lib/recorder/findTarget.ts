import type {ControlState, Frame} from '../phone/device/frame';
import {hitTest} from '../phone/device/hitTest';
import {centerOf, type ScreenPoint} from '../phone/geometry';
import {nameControl} from '../selectors/chain/nameControl';
import {openScreen} from '../selectors/chain/traceChain';
import {suggestChains} from '../selectors/suggest/suggestChains';
import {toControlTree} from '../selectors/tree/controlTree';
import {escapePattern} from '../text/escapePattern';

/** A control that a selector finds alone, to press or to type into. */
export interface ControlTarget {
  kind: 'button' | 'field';
  /** The selector without its end. */
  chain: string;
  name: string;
}

/** What a press on the screen is meant for. */
export type PressTarget = ControlTarget | {kind: 'place'; at: ScreenPoint};

/** What a press at a point of an Android screen is meant for. */
export function findTarget(frame: Frame, at: ScreenPoint): PressTarget {
  return targetInnermost(frame, hitTest(frame.root, at)) ?? {kind: 'place', at};
}

/** What a press on a control is meant for, whatever lies over it. */
export function findTargetOf(frame: Frame, {key, bounds}: ControlState): PressTarget {
  return targetInnermost(frame, findPath(frame.root, key)) ?? {kind: 'place', at: centerOf(bounds)};
}

/** The innermost control of a path that takes presses; `undefined` when there is none that a selector finds alone. */
function targetInnermost(frame: Frame, path: readonly ControlState[]): ControlTarget | undefined {
  const control = path.findLast(({clickable, editable}) => clickable || editable);
  // On a canvas it matters where it is pressed.
  if (!control || control.look === 'canvas') return undefined;
  const name = findName(control) ?? nameControl(control);
  const chains = suggestChains(openScreen(toControlTree(frame)), control.key)
    .filter(({count}) => count === 1)
    .map(({chain}) => chain);
  // The shortest may go by what changes, such as the state that a row shows below its title.
  const chain = chains.find((each) => each.includes(escapePattern(name))) ?? chains[0];
  return chain === undefined ? undefined : {kind: control.editable ? 'field' : 'button', chain, name};
}

/** The controls from the root to the one with a key; empty when it is gone. */
function findPath(root: ControlState, key: number): ControlState[] {
  if (root.key === key) return [root];
  for (const child of root.children) {
    const path = findPath(child, key);
    if (path.length > 0) return [root, ...path];
  }
  return [];
}

/** What a reader knows a control by: what it says, or what is said first in it. */
function findName({text, desc, hint, children}: ControlState): string | undefined {
  const own = text || desc || hint;
  if (own) return own;
  for (const child of children) {
    const found = findName(child);
    if (found) return found;
  }
  return undefined;
}
