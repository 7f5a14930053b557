import type {ControlState} from '../device/frame';
import {pickPositions} from './pickPositions';

/** A control as a node of its tree. */
export interface ControlNode {
  control: ControlState;
  parent: ControlNode | undefined;
  /** Number of controls around it. */
  depth: number;
  /** Index in document order. */
  order: number;
  children: readonly ControlNode[];
}

/** The relation that a link of a chain follows; `brother` is the product's word for a sibling. */
export type Relation = 'parent' | 'child' | 'brother';

/** Lists `roots` and all controls in them, in document order. */
export function listNodes(roots: readonly ControlState[]): ControlNode[] {
  const all: ControlNode[] = [];
  for (const root of roots) collect(root, undefined, all);
  return all;
}

function collect(control: ControlState, parent: ControlNode | undefined, all: ControlNode[]): ControlNode {
  const node: ControlNode = {
    control,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    order: all.length,
    children: [],
  };
  all.push(node);
  node.children = control.children.map((child) => collect(child, node, all));
  return node;
}

/** The relatives of several controls, each once, in document order. */
export function listAllRelatives(
  nodes: readonly ControlNode[],
  relation: Relation,
  positions: readonly number[],
): ControlNode[] {
  // A set and no flatMap: for 3,000 siblings, flatMap would list nine million.
  const relatives = new Set<ControlNode>();
  for (const node of nodes)
    for (const relative of listRelatives(node, relation, positions)) relatives.add(relative);
  return [...relatives].sort((a, b) => a.order - b.order);
}

/** The relatives of one control that `positions` pick (pickPositions.ts). */
export function listRelatives(
  node: ControlNode,
  relation: Relation,
  positions: readonly number[],
): ControlNode[] {
  if (relation === 'child') return pickPositions(node.children, positions);
  if (relation === 'parent') return pickPositions(listAncestors(node), positions);
  const siblings = node.parent?.children ?? [node];
  return pickPositions(siblings, positions, siblings.indexOf(node));
}

/** The controls around a node, the nearest first; none around nothing. */
export function listAncestors(node: ControlNode | undefined): ControlNode[] {
  const ancestors: ControlNode[] = [];
  for (let parent = node?.parent; parent; parent = parent.parent) ancestors.push(parent);
  return ancestors;
}
