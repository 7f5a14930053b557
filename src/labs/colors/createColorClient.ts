import type {ColorService} from '@site/lib/colors/createColorService';
import {describeLoadFailure} from '@site/lib/errors/describeLoadFailure';
import type {ColorAnswer, ColorCall} from './colorMessages';

/** How long a worker may take to start, in milliseconds: a script that never arrives raises no error. */
const START_TIMEOUT_MS = 5000;

const BROKEN = 'The search broke down. Load the page again.';

/** The service with a way to end it. */
export interface ColorClient extends ColorService {
  /** Ends the worker and frees its pictures; pending calls are never answered. */
  end: () => void;
}

/** Runs the service in a worker, or in the page where workers are refused or do not start. */
export async function createColorClient(): Promise<ColorClient> {
  try {
    return await startWorker();
  } catch {
    const {createColorService} = await import('@site/lib/colors/createColorService').catch(
      (error: unknown) => {
        throw new Error(describeLoadFailure('The search of the lab', error));
      },
    );
    return {...createColorService(), end() {}};
  }
}

function startWorker(): Promise<ColorClient> {
  const worker = new Worker(new URL('./colors.worker.ts', import.meta.url));
  const pending = new Map<number, {resolve: (result: unknown) => void; reject: (error: Error) => void}>();
  let lastId = 0;
  let isBroken = false;

  function call<Name extends keyof ColorService>(name: Name) {
    return (input: Parameters<ColorService[Name]>[0]): ReturnType<ColorService[Name]> => {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<unknown>((resolve, reject) => {
        if (isBroken) reject(new Error(BROKEN));
        else pending.set(id, {resolve, reject});
      });
      // TypeScript cannot tell that name, input and result belong together: they are generic, and pass through messages.
      worker.postMessage({id, name, input} as ColorCall);
      return answered as ReturnType<ColorService[Name]>;
    };
  }

  return new Promise((resolve, reject) => {
    const timer = setTimeout(fail, START_TIMEOUT_MS);

    function fail(): void {
      isBroken = true;
      clearTimeout(timer);
      worker.terminate();
      reject(new Error('The worker did not start.'));
      for (const one of pending.values()) one.reject(new Error(BROKEN));
      pending.clear();
    }

    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({data}: MessageEvent<ColorAnswer>) => {
      if (data.kind === 'started') {
        clearTimeout(timer);
        resolve({
          open: call('open'),
          add: call('add'),
          close: call('close'),
          judge: call('judge'),
          suggest: call('suggest'),
          end: () => worker.terminate(),
        });
        return;
      }
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if (data.kind === 'done') waiting?.resolve(data.result);
      else waiting?.reject(new Error(data.message));
    });
  });
}
