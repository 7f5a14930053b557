/** The items by what `toKey` gives for each; groups and items keep their order. */
export function groupBy<Key, Item>(items: Iterable<Item>, toKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
