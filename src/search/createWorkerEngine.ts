import type {SearchEngine} from '@site/lib/search/engine/createEngine';
import type {ShardUrls} from './shardUrls';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

/** The worker cannot be used; the same question may be asked elsewhere. */
export class WorkerBroken extends Error {}

interface Waiting {
  onAnswer: (answer: WorkerAnswer) => void;
  onFailure: (error: Error) => void;
}

type Question = WorkerQuestion extends infer Each
  ? Each extends {id: number}
    ? Omit<Each, 'id'>
    : never
  : never;

/** The engine in a worker, so that typing never waits. Throws, or rejects with `WorkerBroken`, where workers are refused. */
export function createWorkerEngine(urls: ShardUrls): SearchEngine {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isBroken = false;

  worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.onAnswer(data);
    if (data.kind !== 'partial') waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const {onFailure} of waiting.values()) onFailure(new WorkerBroken());
    waiting.clear();
  });
  send({kind: 'start', urls});

  function send(question: WorkerQuestion): void {
    worker.postMessage(question);
  }

  function ask<Answer>(
    question: Question,
    read: (answer: WorkerAnswer) => Answer | undefined,
  ): Promise<Answer> {
    if (isBroken) return Promise.reject(new WorkerBroken());
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, {
        onFailure: reject,
        onAnswer: (answer) => {
          if (answer.kind === 'failed') return reject(new Error(answer.message));
          const value = read(answer);
          if (value !== undefined) resolve(value);
        },
      });
      send({...question, id});
    });
  }

  return {
    search: (request, onPartial) =>
      ask({kind: 'search', request}, (answer) => {
        if (answer.kind === 'partial') onPartial?.(answer.result);
        return answer.kind === 'found' ? answer.result : undefined;
      }),
    suggest: (query) =>
      ask({kind: 'suggest', query}, (answer) =>
        answer.kind === 'suggested' ? answer.suggestions : undefined,
      ),
  };
}
