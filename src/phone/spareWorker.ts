import type {EngineUrls, ToWorker} from '@site/lib/phone/run/runProtocol';

interface Spare {
  worker: Worker;
  packagesUrl: string;
}

let spare: Spare | undefined;

/** A worker for one run: the prepared one if it has the packages of these URLs, else a new one. Throws where workers are refused. */
export function takeWorker({packagesUrl}: EngineUrls): Worker {
  const prepared = spare;
  spare = undefined;
  if (prepared?.packagesUrl === packagesUrl) return prepared.worker;
  prepared?.worker.terminate();
  return createWorker();
}

/**
 * Starts the worker of the next run in advance, with its interpreter, so that the run begins at once. Never throws: without a
 * prepared worker, that run starts its own.
 */
export function prepareWorker(urls: EngineUrls): void {
  if (spare) return;
  try {
    const worker = createWorker();
    spare = {worker, packagesUrl: urls.packagesUrl};
    // A prepared worker only sends a message when its preparation has failed.
    worker.onmessage = worker.onerror = () => {
      if (spare?.worker !== worker) return;
      spare = undefined;
      worker.terminate();
    };
    const message: ToWorker = {type: 'prepare', urls};
    worker.postMessage(message);
  } catch {
    // The browser may limit the number of workers.
  }
}

function createWorker(): Worker {
  return new Worker(new URL('./phone.worker.ts', import.meta.url));
}
