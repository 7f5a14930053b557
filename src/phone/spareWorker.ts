import type {EngineUrls, ToWorker} from '@site/lib/phone/run/runProtocol';

interface Spare {
  worker: Worker;
  packagesUrl: string;
}

let spare: Spare | undefined;

/** A worker for one run: the prepared one when it has the packages of these URLs, else a new one. Throws where there are none. */
export function takeWorker({packagesUrl}: EngineUrls): Worker {
  const prepared = spare;
  spare = undefined;
  if (prepared?.packagesUrl === packagesUrl) return prepared.worker;
  prepared?.worker.terminate();
  return createWorker();
}

/**
 * Starts the worker of the next run ahead, with its interpreter, so that a later run begins at once. Never throws: what cannot
 * be prepared is left to that run.
 */
export function prepareWorker(urls: EngineUrls): void {
  if (spare) return;
  try {
    const worker = createWorker();
    spare = {worker, packagesUrl: urls.packagesUrl};
    // Whatever a spare one says is that it could not be prepared.
    worker.onmessage = worker.onerror = () => {
      if (spare?.worker !== worker) return;
      spare = undefined;
      worker.terminate();
    };
    const message: ToWorker = {type: 'prepare', urls};
    worker.postMessage(message);
  } catch {
    // A page may hold only so many workers.
  }
}

function createWorker(): Worker {
  return new Worker(new URL('./phone.worker.ts', import.meta.url));
}
