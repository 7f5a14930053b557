import {beforeEach, vi} from 'vitest';

/**
 * Puts a worker that says what the test tells it in the place of real ones, in each test of a file. Gives what a test calls to
 * raise an event of the worker that was started last.
 */
export function speakAsWorker(): (type: 'message' | 'error', event: object) => void {
  const listeners = new Map<string, (event: object) => void>();

  class SpokenWorker {
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.set(type, listener);
    }
    postMessage() {}
    terminate() {}
  }

  beforeEach(() => {
    vi.stubGlobal('Worker', SpokenWorker);
    return () => vi.unstubAllGlobals();
  });

  return (type, event) => listeners.get(type)?.(event);
}
