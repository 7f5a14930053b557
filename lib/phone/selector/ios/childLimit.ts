import type {ControlNode} from '../controlNode';

/** How many children of each control a selector on iOS searches by default. */
export const IOS_MAX_CHILDREN = 30;

/** Whether a control and each of its ancestors is among the first `limit` children of its parent. */
export function isWithinChildren(node: ControlNode, limit: number): boolean {
  for (let at: ControlNode | undefined = node; at?.parent; at = at.parent)
    if (at.parent.children.indexOf(at) >= limit) return false;
  return true;
}
