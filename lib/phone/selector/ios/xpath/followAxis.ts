import {type ControlNode, listAncestors} from '../../controlNode';
import {listWithin} from '../../listWithin';
import type {Axis} from './xpath';

/** The controls on an axis in the order in which XPath counts them; without `from`, those seen from the document node. */
export function followAxis(
  axis: Axis,
  from: ControlNode | undefined,
  roots: readonly ControlNode[],
): readonly ControlNode[] {
  const children = from ? from.children : roots;
  const siblings = from?.parent ? from.parent.children : roots;
  switch (axis) {
    case 'child':
      return children;
    case 'descendant':
      return children.flatMap(listWithin);
    case 'descendant-or-self':
      return from ? listWithin(from) : children.flatMap(listWithin);
    case 'self':
      return from ? [from] : [];
    case 'parent':
      return from?.parent ? [from.parent] : [];
    case 'ancestor':
      return listAncestors(from);
    case 'ancestor-or-self':
      return from ? [from, ...listAncestors(from)] : [];
    case 'following-sibling':
      return from ? siblings.slice(siblings.indexOf(from) + 1) : [];
    case 'preceding-sibling':
      // XPath counts this axis backwards, from the nearest sibling.
      return from ? siblings.slice(0, siblings.indexOf(from)).reverse() : [];
  }
}
