import type {ControlNode} from '../controlNode';

/** On iOS this many controls directly inside each one are looked at, unless the script says otherwise. */
export const IOS_MAX_CHILDREN = 30;

/** Tells whether a control, and each one around it, is among the first children of its parent. */
export function isWithinChildren(node: ControlNode, limit: number): boolean {
  for (let at: ControlNode | undefined = node; at?.parent; at = at.parent)
    if (at.parent.children.indexOf(at) >= limit) return false;
  return true;
}
