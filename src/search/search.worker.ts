import {createEngine, type SearchEngine} from '@site/lib/search/engine/createEngine';
import {fetchShard} from './fetchShard';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

let engine: SearchEngine | undefined;

self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  if (data.kind === 'start') {
    engine = createEngine((platform) => fetchShard(data.urls[platform]));
  } else if (engine !== undefined) {
    const {id} = data;
    answer(engine, data).then(send, (error) => send({kind: 'failed', id, message: String(error)}));
  }
});

async function answer(
  {search, suggest}: SearchEngine,
  question: Exclude<WorkerQuestion, {kind: 'start'}>,
): Promise<WorkerAnswer> {
  const {id} = question;
  if (question.kind === 'suggest') return {kind: 'suggested', id, suggestions: await suggest(question.query)};
  const result = await search(question.request, (partial) => send({kind: 'partial', id, result: partial}));
  return {kind: 'found', id, result};
}

function send(message: WorkerAnswer): void {
  self.postMessage(message);
}
