import type {SearchEngine} from '@site/lib/search/engine/createEngine';
import type {IndexUrls} from './indexUrls';
import {isResponse, type WorkerRequest, type WorkerResponse} from './workerMessages';

/** How long a worker may take to start, in milliseconds: a script that is empty or never arrives raises no error. */
export const START_TIMEOUT_MS = 5000;

/** The worker cannot be used; the request may be repeated with another engine. */
export class WorkerFailedError extends Error {}

type Reply = Extract<WorkerResponse, {id: number}>;

interface PendingRequest {
  onResponse: (response: Reply) => void;
  onFailure: (error: Error) => void;
}

type RequestBody = WorkerRequest extends infer Each
  ? Each extends {id: number}
    ? Omit<Each, 'id'>
    : never
  : never;

/**
 * Runs the search engine in a worker, so that typing never waits for it. Throws where workers are refused; requests reject
 * with `WorkerFailedError` when the worker does not start or breaks, which also ends it.
 */
export function createWorkerEngine(urls: IndexUrls): SearchEngine {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let isBroken = false;

  worker.addEventListener('message', ({data}: MessageEvent<Partial<WorkerResponse> | null>) => {
    clearTimeout(deadline);
    if (!isResponse(data)) return fail();
    if (data.kind === 'started') return;
    pending.get(data.id)?.onResponse(data);
    if (data.kind !== 'partial') pending.delete(data.id);
  });
  worker.addEventListener('error', fail);
  const deadline = setTimeout(fail, START_TIMEOUT_MS);
  send({kind: 'start', urls});

  function fail(): void {
    isBroken = true;
    clearTimeout(deadline);
    for (const {onFailure} of pending.values()) onFailure(new WorkerFailedError());
    pending.clear();
    worker.terminate();
  }

  function send(message: WorkerRequest): void {
    worker.postMessage(message);
  }

  function request<Result>(
    body: RequestBody,
    read: (response: Reply) => Result | undefined,
  ): Promise<Result> {
    if (isBroken) return Promise.reject(new WorkerFailedError());
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, {
        onFailure: reject,
        onResponse: (response) => {
          if (response.kind === 'failed') return reject(new Error(response.message));
          const value = read(response);
          if (value !== undefined) resolve(value);
          else if (response.kind !== 'partial') reject(new WorkerFailedError());
        },
      });
      send({...body, id});
    });
  }

  return {
    search: (query, onPartial) =>
      request({kind: 'search', request: query}, (response) => {
        if (response.kind === 'partial') onPartial?.(response.result);
        return response.kind === 'found' ? response.result : undefined;
      }),
    suggest: (query) =>
      request({kind: 'suggest', query}, (response) =>
        response.kind === 'suggested' ? response.suggestions : undefined,
      ),
  };
}
