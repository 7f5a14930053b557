import type {SearchEngine} from '@site/lib/search/engine/createEngine';
import type {SearchBackend} from '@site/lib/search/searchBackend';
import {createWorkerEngine, WorkerFailedError} from './createWorkerEngine';
import {fetchIndex} from './fetchIndex';
import {findIndexUrls, type IndexUrls} from './indexUrls';

const LOAD_TIMEOUT_MS = 10_000;

/** The search that runs in the browser: in a worker, or in the page where workers are refused. */
export function createEmbeddedBackend(): SearchBackend {
  const urls = findIndexUrls();
  let engine: Promise<SearchEngine> | undefined;
  start(startWorker);

  function start(startEngine: (urls: IndexUrls) => Promise<SearchEngine>): Promise<SearchEngine> {
    const starting = startEngine(urls);
    engine = starting;
    // The code of the engine did not load: the next request starts over.
    starting.catch(() => {
      if (engine === starting) engine = undefined;
    });
    return starting;
  }

  async function request<Result>(run: (engine: SearchEngine) => Promise<Result>): Promise<Result> {
    const used = engine ?? start(startWorker);
    try {
      return await run(await used);
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      const other = engine === used ? undefined : engine;
      return run(await (other ?? start(startInPage)));
    }
  }

  return {
    search: (query, {signal, onPartial} = {}) =>
      request(async (running) => {
        const result = await running.search(query, onPartial);
        signal?.throwIfAborted();
        return result;
      }),
    suggest: (query) => request((running) => running.suggest(query)),
  };
}

async function startWorker(urls: IndexUrls): Promise<SearchEngine> {
  try {
    return createWorkerEngine(urls);
  } catch {
    return startInPage(urls);
  }
}

async function startInPage(urls: IndexUrls): Promise<SearchEngine> {
  const {createEngine} = await withDeadline(import('@site/lib/search/engine/createEngine'));
  return createEngine(fetchIndex(urls));
}

/** Rejects when the code of the engine does not load in time. */
function withDeadline<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The search engine did not load in time')),
      LOAD_TIMEOUT_MS,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
