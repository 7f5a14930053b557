import type {SearchRequest, SearchResult} from '@site/lib/search/searchBackend';
import type {ShardUrls} from './shardUrls';

/** Questions to the worker; the answer carries the same id. */
export type WorkerQuestion =
  | {kind: 'start'; urls: ShardUrls}
  | {kind: 'search'; id: number; request: SearchRequest}
  | {kind: 'suggest'; id: number; query: string};

export type WorkerAnswer =
  | {kind: 'partial' | 'found'; id: number; result: SearchResult}
  | {kind: 'suggested'; id: number; suggestions: string[]}
  | {kind: 'failed'; id: number; message: string};
