/** Calls an asynchronous function for each item, at most `limit` at the same time: what each holds in memory adds up. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function work(): Promise<void> {
    // One iterator for all workers: each takes the next item that nobody has taken.
    for (const [index, item] of waiting) results[index] = await call(item);
  }
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, work));
  return results;
}
