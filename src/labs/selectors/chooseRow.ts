import type {TreeRow} from './listRows';

export interface TreeStep {
  /** The row to go to. */
  row?: TreeRow;
  /** The control to open or to close. */
  toggle?: number;
}

const PAGE = 10;

/** What a key does in a tree, by the pattern for trees of the ARIA Authoring Practices; nothing for other keys. */
export function chooseRow(
  key: string,
  rows: readonly TreeRow[],
  active: number | undefined,
  closed: ReadonlySet<number>,
): TreeStep | undefined {
  const at = rows.findIndex(({control}) => control.key === active);
  const row = rows[at];
  const to = (index: number): TreeStep => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, index))];
    return target ? {row: target} : {};
  };
  const hasInside = (row?.control.children.length ?? 0) > 0;
  const isClosed = row !== undefined && closed.has(row.control.key);
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'PageDown':
      return to(at + PAGE);
    case 'PageUp':
      return to(at - PAGE);
    case 'ArrowRight':
      if (!row || !hasInside) return {};
      return isClosed ? {toggle: row.control.key} : to(at + 1);
    case 'ArrowLeft':
      if (!row) return {};
      if (hasInside && !isClosed) return {toggle: row.control.key};
      return row.parent ? {row: row.parent} : {};
    default:
      return undefined;
  }
}
