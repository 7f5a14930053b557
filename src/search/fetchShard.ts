import type {SearchShard} from '@site/lib/search/records/shard';

const PATIENCE_MS = 10_000;

/** Loads one platform's part of the index. Rejects when it is missing, damaged or takes longer than ten seconds. */
export async function fetchShard(url: string): Promise<SearchShard> {
  const response = await fetch(url, {signal: AbortSignal.timeout(PATIENCE_MS)});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
