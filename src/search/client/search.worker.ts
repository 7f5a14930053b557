import {createEngine, type SearchEngine} from '@site/lib/search/engine/createEngine';
import {fetchIndex} from './fetchIndex';
import type {WorkerRequest, WorkerResponse} from './workerMessages';

let engine: SearchEngine | undefined;

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'start') {
    engine = createEngine(fetchIndex(data.urls));
    send({kind: 'started'});
  } else if (engine !== undefined) {
    const {id} = data;
    respond(engine, data).then(send, (error) => send({kind: 'failed', id, message: String(error)}));
  }
});

async function respond(
  {search, suggest}: SearchEngine,
  request: Exclude<WorkerRequest, {kind: 'start'}>,
): Promise<WorkerResponse> {
  const {id} = request;
  if (request.kind === 'suggest') return {kind: 'suggested', id, suggestions: await suggest(request.query)};
  const result = await search(request.request, (partial) => send({kind: 'partial', id, result: partial}));
  return {kind: 'found', id, result};
}

function send(message: WorkerResponse): void {
  self.postMessage(message);
}
