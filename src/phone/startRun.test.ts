// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import scene from '../../data/scenes/settings.json';
import {readScene} from '../../lib/phone/scene/readScene';
import {prepareWorker, takeWorker} from './spareWorker';
import {startRun} from './startRun';

vi.mock('./spareWorker');

const URLS = {scriptUrl: 'script', wasmUrl: 'wasm', packagesUrl: 'packages', extraUrl: 'extra'};
const REQUEST = {
  source: 'print(1)',
  scene: readScene('data/scenes/settings.json', scene),
  limits: {wallMs: 2000},
};
const LINE = {type: 'line', atMs: 40, line: 3};
const END = {type: 'end', outcome: {status: 'done'}, atMs: 50, line: 4};

class FakeWorker extends EventTarget {
  postMessage = vi.fn();
  terminate = vi.fn();
}

let worker: FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  // Of a worker, a run uses these three methods alone.
  vi.mocked(takeWorker).mockReturnValue(worker as unknown as Worker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function start() {
  const listener = {onReady: vi.fn(), onEvents: vi.fn(), onFailure: vi.fn()};
  return {...listener, run: startRun(REQUEST, URLS, listener)};
}

function say(...messages: unknown[]) {
  for (const data of messages) worker.dispatchEvent(new MessageEvent('message', {data}));
}

it('gives the script to the worker, tells what happens, and ends with the last event', () => {
  const {onReady, onEvents, onFailure, run} = start();
  expect(worker.postMessage.mock.calls).toEqual([[{type: 'start', request: REQUEST, urls: URLS}]]);
  say({type: 'ready'});
  expect(onReady).toHaveBeenCalledOnce();
  say({type: 'events', events: [LINE]});
  expect(worker.terminate).not.toHaveBeenCalled();
  say({type: 'events', events: [LINE, END]}, {type: 'events', events: [LINE]});
  run.stop();
  vi.advanceTimersByTime(REQUEST.limits.wallMs);
  expect(onEvents.mock.calls).toEqual([[[LINE]], [[LINE, END]]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

it('prepares the worker of the next run once the last events are shown', () => {
  start();
  say({type: 'ready'}, {type: 'events', events: [END]});
  expect(prepareWorker).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(prepareWorker).toHaveBeenCalledExactlyOnceWith(URLS);
});

it('ends at once when it is stopped, at the time and line of the last event', () => {
  const {onEvents, run} = start();
  say({type: 'ready'}, {type: 'events', events: [LINE]}, {type: 'events', events: []});
  run.stop();
  say({type: 'events', events: [END]});
  expect(onEvents.mock.lastCall).toEqual([[{...END, outcome: {status: 'stopped'}, atMs: 40, line: 3}]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('stops a script that computes too long, counted from the start of the interpreter', () => {
  const {onEvents} = start();
  vi.advanceTimersByTime(10_000);
  say({type: 'ready'});
  vi.advanceTimersByTime(1999);
  expect(worker.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  const outcome = {status: 'limit', limit: 'wall', message: 'more than 2 seconds of computing'};
  expect(onEvents.mock.calls).toEqual([[[{type: 'end', outcome, atMs: 0, line: 0}]]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it.each([
  ['fails', () => say({type: 'failed', code: 'no-webassembly', detail: ''}), 'no-webassembly', ''],
  ['says what it should not', () => say({type: 'what'}), 'crashed', 'a message of unknown form'],
  [
    'breaks',
    () => worker.dispatchEvent(new ErrorEvent('error', {message: 'out of memory'})),
    'crashed',
    'out of memory',
  ],
  ['does not load', () => worker.dispatchEvent(new ErrorEvent('error')), 'not-loaded', ''],
])('says why when the worker %s, once, and prepares no other', (_case, happen, code, detail) => {
  const {onEvents, onFailure, run} = start();
  happen();
  happen();
  run.stop();
  vi.advanceTimersByTime(REQUEST.limits.wallMs);
  expect(onFailure.mock.calls).toEqual([[{type: 'failed', code, detail}]]);
  expect(onEvents).not.toHaveBeenCalled();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(prepareWorker).not.toHaveBeenCalled();
});

it('says so where workers are refused', () => {
  vi.mocked(takeWorker).mockImplementation(() => {
    throw new Error('refused');
  });
  const {onFailure, run} = start();
  run.stop();
  expect(onFailure.mock.calls).toEqual([[{type: 'failed', code: 'no-worker', detail: 'Error: refused'}]]);
});
