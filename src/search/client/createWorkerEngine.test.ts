// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createWorkerEngine, START_TIMEOUT_MS, WorkerFailedError} from './createWorkerEngine';

const terminate = vi.fn();

class SilentWorker extends EventTarget {
  postMessage() {}
  terminate = terminate;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('ends a worker that does not start, and fails what was asked of it', async () => {
  const engine = createWorkerEngine({root: '', names: '', terms: [], records: []});
  const answer = expect(engine.suggest('a')).rejects.toBeInstanceOf(WorkerFailedError);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(START_TIMEOUT_MS);
  await answer;
  expect(terminate).toHaveBeenCalledOnce();
  await expect(engine.suggest('b')).rejects.toBeInstanceOf(WorkerFailedError);
});
