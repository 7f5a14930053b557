// @vitest-environment jsdom
import type {SearchRequest} from '@site/lib/search/searchBackend';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createWorkerEngine, START_TIMEOUT_MS, WorkerFailedError} from './createWorkerEngine';

const URLS = {root: '', names: '', terms: [], records: []};
const REQUEST: SearchRequest = {query: 'tap', page: 0, hitsPerPage: 20, facets: {}};
const terminate = vi.fn();
const postMessage = vi.fn();
let worker: EventTarget;

class SilentWorker extends EventTarget {
  postMessage = postMessage;
  terminate = terminate;
  constructor() {
    super();
    worker = this;
  }
}

function say(data: unknown) {
  worker.dispatchEvent(new MessageEvent('message', {data}));
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
  const engine = createWorkerEngine(URLS);
  const answer = expect(engine.suggest('a')).rejects.toBeInstanceOf(WorkerFailedError);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(START_TIMEOUT_MS);
  await answer;
  expect(terminate).toHaveBeenCalledOnce();
  await expect(engine.suggest('b')).rejects.toBeInstanceOf(WorkerFailedError);
});

it('tells the worker where the index is, and gives each caller its own answer, in whatever order they come', async () => {
  const engine = createWorkerEngine(URLS);
  const onPartial = vi.fn();
  const found = engine.search(REQUEST, onPartial);
  const suggested = engine.suggest('tap');
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
    {kind: 'start', urls: URLS},
    {kind: 'search', request: REQUEST, id: 1},
    {kind: 'suggest', query: 'tap', id: 2},
  ]);
  say({kind: 'started'});
  vi.advanceTimersByTime(START_TIMEOUT_MS);
  say({kind: 'suggested', id: 2, suggestions: ['click']});
  say({kind: 'partial', id: 1, result: {total: 1}});
  say({kind: 'found', id: 1, result: {total: 2}});
  expect(await suggested).toEqual(['click']);
  expect(await found).toEqual({total: 2});
  expect(onPartial).toHaveBeenCalledExactlyOnceWith({total: 1});
  expect(terminate).not.toHaveBeenCalled();
});

it('passes on why the engine could not answer, and goes on with the worker', async () => {
  const engine = createWorkerEngine(URLS);
  const answer = engine.suggest('tap');
  say({kind: 'failed', id: 1, message: 'The index did not load'});
  await expect(answer).rejects.toThrow('The index did not load');
  await expect(answer).rejects.not.toBeInstanceOf(WorkerFailedError);
  expect(terminate).not.toHaveBeenCalled();
});

it('takes the answer to another question for no answer', async () => {
  const answer = createWorkerEngine(URLS).suggest('tap');
  say({kind: 'found', id: 1, result: {total: 2}});
  await expect(answer).rejects.toBeInstanceOf(WorkerFailedError);
});

it.each([
  ['breaks', () => worker.dispatchEvent(new Event('error'))],
  ['says what it should not', () => say({kind: 'suggested', id: 1})],
])('ends a worker that %s, and fails what was asked of it', async (_case, happen) => {
  const answer = createWorkerEngine(URLS).suggest('tap');
  happen();
  await expect(answer).rejects.toBeInstanceOf(WorkerFailedError);
  expect(terminate).toHaveBeenCalledOnce();
});
