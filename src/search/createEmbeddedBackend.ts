import type {SearchEngine} from '@site/lib/search/engine/createEngine';
import type {SearchBackend} from '@site/lib/search/searchBackend';
import {createWorkerEngine, WorkerBroken} from './createWorkerEngine';
import {fetchShard} from './fetchShard';
import {findShardUrls, type ShardUrls} from './shardUrls';

/** The search that runs in the browser itself: in a worker, or beside the page where workers are refused. */
export function createEmbeddedBackend(): SearchBackend {
  const urls = findShardUrls();
  let engine = startWorker(urls);

  async function ask<Answer>(question: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    const asked = engine;
    try {
      return await question(await asked);
    } catch (error) {
      if (!(error instanceof WorkerBroken)) throw error;
      if (engine === asked) engine = startBesidePage(urls);
      return question(await engine);
    }
  }

  return {
    search: (request, {signal, onPartial} = {}) =>
      ask(async (running) => {
        const result = await running.search(request, onPartial);
        signal?.throwIfAborted();
        return result;
      }),
    suggest: (query) => ask((running) => running.suggest(query)),
  };
}

async function startWorker(urls: ShardUrls): Promise<SearchEngine> {
  try {
    return createWorkerEngine(urls);
  } catch {
    return startBesidePage(urls);
  }
}

async function startBesidePage(urls: ShardUrls): Promise<SearchEngine> {
  const {createEngine} = await import('@site/lib/search/engine/createEngine');
  return createEngine((platform) => fetchShard(urls[platform]));
}
