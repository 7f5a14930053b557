import type {SearchShard} from '@site/lib/search/records/shard';

const TIMEOUT_MS = 10_000;

/** Loads one platform's part of the index. Rejects when it is missing, damaged or takes longer than ten seconds. */
export async function fetchShard(url: string): Promise<SearchShard> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // A damaged file rejects here or where the engine reads it, and shows as a search that failed.
  return response.json();
}
