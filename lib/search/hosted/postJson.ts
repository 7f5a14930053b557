import {joinSignals} from './joinSignals';

const TIMEOUT_MS = 10_000;

/** Asks a search engine; rejects when it refuses, is silent for ten seconds, or the search is aborted. */
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
