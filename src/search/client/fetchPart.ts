const TIMEOUT_MS = 10_000;

/** Loads a part of the index. Rejects when it is missing, damaged or takes longer than ten seconds. */
export async function fetchPart<Part>(url: string): Promise<Part> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // A damaged file rejects here or where the engine reads it, and shows as a search that failed.
  return response.json();
}
