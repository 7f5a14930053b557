/**
 * Picks from a list as the numbers of `parent`, `child` and `brother` do: `1` is the first, `-1` the last, `1.3` the first to
 * the third, `-1.3` the last three, `0.1` and `-0.1` the item after and before the index `origin`. Without numbers, all items
 * but `origin` are picked.
 */
export function pickPositions<Item>(
  items: readonly Item[],
  positions: readonly number[],
  origin?: number,
): Item[] {
  if (positions.length === 0) return items.filter((_, index) => index !== origin);
  return positions.flatMap((position) => {
    const [whole = 0, part] = String(Math.abs(position)).split('.').map(Number);
    const isBackward = position < 0;
    if (part === undefined) return pick(items, isBackward ? items.length - whole : whole - 1);
    if (whole === 0) return origin === undefined ? [] : pick(items, origin + (isBackward ? -part : part));
    return isBackward
      ? items.slice(Math.max(0, items.length - part), items.length - whole + 1)
      : items.slice(whole - 1, part);
  });
}

function pick<Item>(items: readonly Item[], index: number): Item[] {
  return index >= 0 && index < items.length ? items.slice(index, index + 1) : [];
}
