import type {ControlState} from './frame';

/** The control with a key in a tree; `undefined` when there is none. */
export function findByKey(root: ControlState, key: number): ControlState | undefined {
  if (root.key === key) return root;
  for (const child of root.children) {
    const found = findByKey(child, key);
    if (found) return found;
  }
  return undefined;
}
