import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {prepareWorker, takeWorker} from './spareWorker';

const URLS = {scriptUrl: 'script', wasmUrl: 'wasm', packagesUrl: 'android', extraUrl: 'extra'};

let made: QuietWorker[] = [];

class QuietWorker {
  onmessage = () => {};
  onerror = () => {};
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    made.push(this);
  }
}

beforeEach(() => {
  made = [];
  vi.stubGlobal('Worker', QuietWorker);
});

afterEach(() => {
  // The spare one of a test is not for the next.
  vi.stubGlobal('Worker', QuietWorker);
  takeWorker(URLS);
  vi.unstubAllGlobals();
});

test('a prepared worker serves one run', () => {
  prepareWorker(URLS);
  expect(takeWorker(URLS)).toBe(made[0]);
  expect(made[0]?.postMessage.mock.calls).toEqual([[{type: 'prepare', urls: URLS}]]);
  expect(takeWorker(URLS)).toBe(made[1]);
  expect(made[1]?.postMessage).not.toHaveBeenCalled();
});

test('a worker prepared for one platform is ended when the run is of another', () => {
  prepareWorker(URLS);
  expect(takeWorker({...URLS, packagesUrl: 'ios'})).toBe(made[1]);
  expect(made[0]?.terminate).toHaveBeenCalledOnce();
});

test('a worker that could not be prepared is ended, and the run starts a new one', () => {
  prepareWorker(URLS);
  made[0]?.onerror();
  expect(made[0]?.terminate).toHaveBeenCalledOnce();
  expect(takeWorker(URLS)).toBe(made[1]);
});

test('what a worker says once its run has it does not end it', () => {
  prepareWorker(URLS);
  takeWorker(URLS);
  made[0]?.onmessage();
  expect(made[0]?.terminate).not.toHaveBeenCalled();
});

test('nothing fails where the browser refuses one more worker', () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('too many');
      }
    },
  );
  expect(() => prepareWorker(URLS)).not.toThrow();
});
