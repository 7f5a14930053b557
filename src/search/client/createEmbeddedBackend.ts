import type {SearchEngine} from '@site/lib/search/engine/createEngine';
import type {SearchBackend} from '@site/lib/search/searchBackend';
import {createWorkerEngine, WorkerFailedError} from './createWorkerEngine';
import {fetchIndex} from './fetchIndex';
import {findIndexUrls, type IndexUrls} from './indexUrls';

const LOAD_TIMEOUT_MS = 10_000;

/** The search that runs in the browser itself: in a worker, or beside the page where workers are refused. */
export function createEmbeddedBackend(): SearchBackend {
  const urls = findIndexUrls();
  let engine = startWorker(urls);

  async function request<Result>(run: (engine: SearchEngine) => Promise<Result>): Promise<Result> {
    const used = engine;
    try {
      return await run(await used);
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      if (engine === used) engine = startBesidePage(urls);
      return run(await restartable(engine));
    }
  }

  /** An engine whose code did not come is asked for again by the next request. */
  function restartable(starting: Promise<SearchEngine>): Promise<SearchEngine> {
    starting.catch(() => {
      if (engine === starting) engine = startWorker(urls);
    });
    return starting;
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
    return startBesidePage(urls);
  }
}

async function startBesidePage(urls: IndexUrls): Promise<SearchEngine> {
  const {createEngine} = await withDeadline(import('@site/lib/search/engine/createEngine'));
  return createEngine(fetchIndex(urls));
}

/** Rejects when the code of the engine does not come in time. */
function withDeadline<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The search engine did not load in time')),
      LOAD_TIMEOUT_MS,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
