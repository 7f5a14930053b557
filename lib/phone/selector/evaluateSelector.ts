import type {ControlState} from '../device/frame';
import {type ControlNode, listAllRelatives, listNodes, listRelatives, type Relation} from './controlNode';
import {filterByPattern} from './filterByPattern';
import type {SelectorLink} from './selectorLink';

/** The result of a selector chain. */
export interface SelectorResult {
  matches: readonly ControlState[];
  /** Sentences about assumptions that the manual does not cover. */
  notes: readonly string[];
}

/** Finds the controls in `root` that match a chain. Actions in the chain are left to the caller. */
export function evaluateSelector(root: ControlState, links: readonly SelectorLink[]): SelectorResult {
  const notes: string[] = [];
  const found = links.reduce<readonly ControlNode[]>(
    (nodes, link) => followLink(nodes, link, notes),
    listNodes([root]),
  );
  return {matches: found.map(({control}) => control), notes};
}

/** The relatives of the control with a key that `positions` pick (pickPositions.ts); none when it is gone. */
export function findRelatives(
  root: ControlState,
  key: number,
  relation: Relation,
  positions: readonly number[],
): ControlState[] {
  const origin = listNodes([root]).find(({control}) => control.key === key);
  return origin ? listRelatives(origin, relation, positions).map(({control}) => control) : [];
}

/** Applies one link to the controls found so far. Assumptions that the manual does not cover are added to `notes`. */
export function followLink(
  nodes: readonly ControlNode[],
  link: SelectorLink,
  notes: string[],
): readonly ControlNode[] {
  if ('pattern' in link)
    return filterByPattern(
      nodes,
      link.name,
      link.pattern,
      ({control}) => readText(control, link.name),
      notes,
    );
  if ('value' in link) return nodes.filter(({control}) => readState(control, link.name) === link.value);
  if ('numbers' in link) return nodes.filter((node) => fitsNumber(readNumber(node, link.name), link.numbers));
  return 'positions' in link ? listAllRelatives(nodes, link.name, link.positions) : nodes;
}

type Named<Link> = Extract<SelectorLink, Link>['name'];

function readText(control: ControlState, name: Named<{pattern: string}>): string | undefined {
  return name === 'path' ? undefined : control[name === 'hintText' ? 'hint' : name];
}

function readState(control: ControlState, name: Named<{value: boolean}>): boolean {
  return name !== 'dismissable' && control[name];
}

function readNumber({control, depth, parent}: ControlNode, name: string): number {
  if (name === 'childCount') return control.children.length;
  if (name === 'depth') return depth;
  if (name === 'drawingOrder') return parent ? parent.control.children.indexOf(control) + 1 : 0;
  return name === 'inputType' && control.editable ? 1 : -1;
}

/** `3` matches 3; `1.3` is a range and matches 1 to 3. */
function fitsNumber(found: number, numbers: readonly number[]): boolean {
  return numbers.some((number) => {
    const [first = 0, last = first] = String(number).split('.').map(Number);
    return found >= first && found <= last;
  });
}
