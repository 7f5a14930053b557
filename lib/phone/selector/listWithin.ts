import type {ControlNode} from './controlNode';

/** A control and all controls in it, in document order. */
export function listWithin(node: ControlNode): ControlNode[] {
  return [node, ...node.children.flatMap(listWithin)];
}
