import type {ControlState} from '@site/lib/phone/device/frame';

/** A control as a row of the tree. */
export interface TreeRow {
  control: ControlState;
  /** From 1, as `aria-level` counts. */
  level: number;
  position: number;
  siblings: number;
  parent: TreeRow | undefined;
}

/** Lists the rows of a tree from top to bottom, without the content of closed ones. */
export function listRows(roots: readonly ControlState[], closed: ReadonlySet<number>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (controls: readonly ControlState[], level: number, parent: TreeRow | undefined): void => {
    for (const [index, control] of controls.entries()) {
      const row = {control, level, position: index + 1, siblings: controls.length, parent};
      rows.push(row);
      if (!closed.has(control.key)) add(control.children, level + 1, row);
    }
  };
  add(roots, 1, undefined);
  return rows;
}

/** The keys of a control's ancestors; `undefined` when it is not in the tree. */
export function listAncestors(roots: readonly ControlState[], key: number): number[] | undefined {
  for (const control of roots) {
    if (control.key === key) return [];
    const inside = listAncestors(control.children, key);
    if (inside) return [control.key, ...inside];
  }
  return undefined;
}
