/** The words of a sorted list that have a prefix. */
export function findByPrefix(sorted: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
