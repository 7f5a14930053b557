const TIMEOUT_MS = 10_000;

/** Fetches a JSON file of the site. Rejects when it is missing or damaged, or takes longer than ten seconds. */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Whether it has the form of the content is not asked: the build that wrote this code has written it too.
  return response.json();
}
