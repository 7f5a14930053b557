import type {SearchRequest, SearchResult} from '@site/lib/search/searchBackend';
import type {ShardUrls} from './shardUrls';

/** Requests to the worker; the response carries the id of its request. */
export type WorkerRequest =
  | {kind: 'start'; urls: ShardUrls}
  | {kind: 'search'; id: number; request: SearchRequest}
  | {kind: 'suggest'; id: number; query: string};

export type WorkerResponse =
  | {kind: 'started'}
  | {kind: 'partial' | 'found'; id: number; result: SearchResult}
  | {kind: 'suggested'; id: number; suggestions: string[]}
  | {kind: 'failed'; id: number; message: string};
