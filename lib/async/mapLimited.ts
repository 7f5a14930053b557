/** Calls an asynchronous function for each item, at most `limit` at a time, which limits the memory that the calls need. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function work(): Promise<void> {
    // All workers share one iterator, so that each takes the next item.
    for (const [index, item] of waiting) results[index] = await call(item);
  }
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, work));
  return results;
}
