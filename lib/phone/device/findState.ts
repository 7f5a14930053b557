import type {ControlState} from './frame';

/** The control of a tree that has a key. */
export function findState(root: ControlState, key: number): ControlState | undefined {
  if (root.key === key) return root;
  for (const child of root.children) {
    const found = findState(child, key);
    if (found) return found;
  }
  return undefined;
}
