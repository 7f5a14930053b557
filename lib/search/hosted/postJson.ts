import {joinSignals} from './joinSignals';

const TIMEOUT_MS = 10_000;

/** Sends a request to a search engine; rejects for an error status, after ten seconds, and when the search is aborted. */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: signal ? joinSignals([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new Error(`The search engine answered ${response.status}`);
  return response.json();
}
