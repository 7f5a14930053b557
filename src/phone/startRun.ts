import type {RunEvent, RunOutcome} from '@site/lib/phone/run/runEvent';
import {DEFAULT_LIMITS} from '@site/lib/phone/run/runLimits';
import {
  type EngineUrls,
  isWorkerMessage,
  type RunRequest,
  type ToWorker,
  type WorkerMessage,
} from '@site/lib/phone/run/runProtocol';
import {prepareWorker, takeWorker} from './spareWorker';

export type RunFailure =
  | Extract<WorkerMessage, {type: 'failed'}>
  | {type: 'failed'; code: 'no-worker'; detail: string};

export interface RunListener {
  onReady: () => void;
  /** Receives events in order; the last one of a run is `end`. */
  onEvents: (events: readonly RunEvent[]) => void;
  /** The run could not start, or crashed; no event follows. */
  onFailure: (failure: RunFailure) => void;
}

export interface RunHandle {
  /** Ends the run at once; if it was still running, an `end` event with the outcome `stopped` follows. */
  stop(): void;
}

/**
 * Runs a script in a worker of its own, which is terminated when the run ends; the worker of the next run is then prepared.
 * Never throws.
 */
export function startRun(request: RunRequest, urls: EngineUrls, listener: RunListener): RunHandle {
  let worker: Worker;
  try {
    worker = takeWorker(urls);
  } catch (error) {
    listener.onFailure({type: 'failed', code: 'no-worker', detail: String(error)});
    return {stop() {}};
  }
  const wallMs = request.limits?.wallMs ?? DEFAULT_LIMITS.wallMs;
  let last: RunEvent | undefined;
  let isOver = false;
  let timer: number | undefined;

  function finish(): void {
    isOver = true;
    window.clearTimeout(timer);
    worker.terminate();
    // Only if the interpreter has started here; in a later task, so that the last events are rendered first.
    if (timer !== undefined) setTimeout(prepareWorker, 0, urls);
  }

  function end(outcome: RunOutcome): void {
    if (isOver) return;
    finish();
    listener.onEvents([{type: 'end', outcome, atMs: last?.atMs ?? 0, line: last?.line ?? 0}]);
  }

  worker.addEventListener('message', ({data}: MessageEvent<Partial<WorkerMessage> | null>) => {
    if (isOver) return;
    if (!isWorkerMessage(data)) {
      finish();
      listener.onFailure({type: 'failed', code: 'crashed', detail: 'a message of unknown form'});
    } else if (data.type === 'ready') {
      listener.onReady();
      const message = `more than ${wallMs / 1000} seconds of computing`;
      timer = window.setTimeout(() => end({status: 'limit', limit: 'wall', message}), wallMs);
    } else if (data.type === 'failed') {
      finish();
      listener.onFailure(data);
    } else {
      last = data.events.at(-1) ?? last;
      if (last?.type === 'end') finish();
      listener.onEvents(data.events);
    }
  });
  worker.addEventListener('error', ({message}) => {
    if (isOver) return;
    finish();
    // Without a message, the file of the worker did not load.
    listener.onFailure({type: 'failed', code: message ? 'crashed' : 'not-loaded', detail: message ?? ''});
  });
  const start: ToWorker = {type: 'start', request, urls};
  worker.postMessage(start);
  return {stop: () => end({status: 'stopped'})};
}
