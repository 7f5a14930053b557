import type {SearchRequest, SearchResult} from '@site/lib/search/searchBackend';
import type {IndexUrls} from './indexUrls';

/** Requests to the worker; the response carries the id of its request. */
export type WorkerRequest =
  | {kind: 'start'; urls: IndexUrls}
  | {kind: 'search'; id: number; request: SearchRequest}
  | {kind: 'suggest'; id: number; query: string};

export type WorkerResponse =
  | {kind: 'started'}
  | {kind: 'partial' | 'found'; id: number; result: SearchResult}
  | {kind: 'suggested'; id: number; suggestions: string[]}
  | {kind: 'failed'; id: number; message: string};

/** Whether a message of the worker is a valid response. */
export function isResponse(data: Partial<WorkerResponse> | null): data is WorkerResponse {
  if (data?.kind === 'started') return true;
  if (typeof data !== 'object' || data === null || !('id' in data)) return false;
  if (data.kind === 'failed') return typeof data.message === 'string';
  if (data.kind === 'suggested') return Array.isArray(data.suggestions);
  return (
    (data.kind === 'partial' || data.kind === 'found') &&
    typeof data.result === 'object' &&
    data.result !== null
  );
}
