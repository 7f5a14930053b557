import type {Scene} from '../scene/scene';
import type {RunEvent, RunOutcome} from './runEvent';
import type {RunLimits} from './runLimits';

/** What a run needs. */
export interface RunRequest {
  /** The script, as it stands in `main.py`. */
  source: string;
  scene: Scene;
  /** Files of the project beside the script, by path: `res/ui/page.html`. Texts only. */
  files?: Readonly<Record<string, string>>;
  limits?: Partial<RunLimits>;
}

export interface RunResult {
  events: readonly RunEvent[];
  /** All that was printed to the standard output. */
  output: string;
  outcome: RunOutcome;
}

/**
 * Messages to a worker, which serves one run and is terminated then: `start` runs the script; `prepare` before it loads what
 * any script needs, and is answered only when that fails.
 */
export type ToWorker =
  | {type: 'prepare'; urls: EngineUrls}
  | {type: 'start'; request: RunRequest; urls: EngineUrls};

/** Absolute URLs of what the worker loads before the script runs. */
export interface EngineUrls {
  /** The interpreter's two files. */
  scriptUrl: string;
  wasmUrl: string;
  /** The product's packages (`PackageFiles`), as JSON; apart from them the modules that few scripts import. */
  packagesUrl: string;
  extraUrl: string;
}

/** Messages from a worker: events in their order, in batches; the last event is `end`. */
export type WorkerMessage =
  | {type: 'ready'}
  | {type: 'events'; events: readonly RunEvent[]}
  /** The interpreter could not start: `code` tells the page which sentence to show. */
  | {type: 'failed'; code: 'no-webassembly' | 'not-loaded' | 'crashed'; detail: string};

/** Whether a message of the worker is a valid one. */
export function isWorkerMessage(data: Partial<WorkerMessage> | null): data is WorkerMessage {
  if (data?.type === 'events') return Array.isArray(data.events) && data.events.every((event) => event?.type);
  return data?.type === 'ready' || data?.type === 'failed';
}
