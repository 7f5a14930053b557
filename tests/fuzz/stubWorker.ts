import {beforeEach, vi} from 'vitest';

/** Replaces `Worker` by a stub in each test of a file. Returns a function that raises an event of the worker started last. */
export function stubWorker(): (type: 'message' | 'error', event: object) => void {
  const listeners = new Map<string, (event: object) => void>();

  class StubWorker {
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.set(type, listener);
    }
    postMessage() {}
    terminate() {}
  }

  beforeEach(() => {
    vi.stubGlobal('Worker', StubWorker);
    return () => vi.unstubAllGlobals();
  });

  return (type, event) => listeners.get(type)?.(event);
}
