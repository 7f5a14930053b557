/** Values nested in lists and objects, as the props of a page are. */
export type Tree<Leaf> = Leaf | readonly Tree<Leaf>[] | TreeProps<Leaf>;

export interface TreeProps<Leaf> {
  readonly [prop: string]: Tree<Leaf>;
}

/** A tree of the same form with other leaves; what is neither a list nor an object is a leaf. */
function mapTree<Leaf extends string | number, Result>(
  tree: Tree<Leaf>,
  change: (leaf: Leaf) => Result,
): Tree<Result> {
  if (Array.isArray(tree)) return tree.map((inner) => mapTree(inner, change));
  // Array.isArray does not rule out lists that are read-only.
  return isProps(tree) ? mapProps(tree, change) : change(tree as Leaf);
}

/** The same for the props of a route. */
export function mapProps<Leaf extends string | number, Result>(
  props: TreeProps<Leaf>,
  change: (leaf: Leaf) => Result,
): TreeProps<Result> {
  return Object.fromEntries(Object.entries(props).map(([prop, inner]) => [prop, mapTree(inner, change)]));
}

/** All leaves, in their order. */
export function listLeaves<Leaf extends string | number>(tree: Tree<Leaf>): Leaf[] {
  const leaves: Leaf[] = [];
  mapTree(tree, (leaf) => leaves.push(leaf));
  return leaves;
}

function isProps<Leaf extends string | number>(tree: Tree<Leaf>): tree is TreeProps<Leaf> {
  return typeof tree === 'object' && !Array.isArray(tree);
}
