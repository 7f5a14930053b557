import {toMessage} from '@site/lib/errors/toMessage';
import {openPhone} from '@site/lib/phone/device/openPhone';
import {loadOperations} from '@site/lib/phone/operations/loadOperations';
import {needsExtraModules} from '@site/lib/phone/packages/extraModules';
import type {PackageFiles} from '@site/lib/phone/packages/renderPackages';
import {listScripts} from '@site/lib/phone/run/listScripts';
import {loadRare} from '@site/lib/phone/run/loadRare';
import {loadSyntaxWords} from '@site/lib/phone/run/loadSyntaxWords';
import type {RunEvent} from '@site/lib/phone/run/runEvent';
import type {EngineUrls, RunRequest, ToWorker, WorkerMessage} from '@site/lib/phone/run/runProtocol';
import {runScript} from '@site/lib/phone/run/runScript';
import {sealGlobals} from '@site/lib/phone/run/sealGlobals';
import {type Engine, type MicroPythonModule, startEngine} from '@site/lib/phone/run/startEngine';
import {writePackages} from '@site/lib/phone/run/writeFiles';

const BATCH_SIZE = 200;
const BATCH_MS = 10;
/** How many events are sent without batching: a batch would wait for the next event, which a silent loop never reports. */
const FIRST_EVENTS = 100;

// Taken before the global scope is sealed.
const post: (message: WorkerMessage) => void = self.postMessage.bind(self);
const clock = performance;

let prepared: Promise<Engine> | undefined;
let onOutput: (text: string) => void = () => {};

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  serve(data).catch((error: unknown) => {
    post({type: 'failed', code: 'crashed', detail: toMessage(error)});
  });
});

async function serve(message: ToWorker): Promise<void> {
  if (typeof WebAssembly !== 'object') {
    post({type: 'failed', code: 'no-webassembly', detail: ''});
    return;
  }
  prepared ??= prepare(message.urls);
  const rest = message.type === 'start' ? loadRest(message.urls, message.request) : {};
  const parts = await Promise.all([prepared, rest]).catch((error: unknown) => String(error));
  if (typeof parts === 'string') post({type: 'failed', code: 'not-loaded', detail: parts});
  else if (message.type === 'start') await run(message.request, ...parts);
}

/** Starts the interpreter, with the packages that any script of the platform may import. */
async function prepare({scriptUrl, wasmUrl, packagesUrl}: EngineUrls): Promise<Engine> {
  const [engine, packages] = await Promise.all([
    // Not bundled: the file has code for Node, and finds its .wasm by its own URL.
    import(/* webpackIgnore: true */ scriptUrl).then((module: MicroPythonModule) =>
      startEngine({module, wasmUrl, onOutput: (text) => onOutput(text)}),
    ),
    fetchPackages(packagesUrl),
  ]);
  writePackages(engine, packages);
  return engine;
}

/** Loads the packages that this script needs, and the code of the calls in it: after sealing, nothing can be fetched. */
async function loadRest(urls: EngineUrls, request: RunRequest): Promise<PackageFiles> {
  const scripts = listScripts(request);
  const [extra] = await Promise.all([
    needsExtraModules(scripts) ? fetchPackages(urls.extraUrl) : {},
    loadOperations(request.scene.platform, scripts),
    loadRare(scripts),
    openPhone(request.scene),
  ]);
  return extra;
}

async function run(request: RunRequest, engine: Engine, packages: PackageFiles): Promise<void> {
  let batch: RunEvent[] = [];
  let sentAt = clock.now();
  let sent = 0;
  const flush = (): void => {
    if (batch.length > 0) post({type: 'events', events: batch});
    batch = [];
    sentAt = clock.now();
  };
  const wordSyntax = await loadSyntaxWords(engine, request);
  await runScript(request, {
    packages,
    wordSyntax,
    // Not needed here: the page has the links to the descriptions of calls (useCallPages.ts).
    docs: {},
    async startEngine(write) {
      onOutput = write;
      sealGlobals(self);
      post({type: 'ready'});
      return engine;
    },
    onEvent(event) {
      batch.push(event);
      sent++;
      if (sent <= FIRST_EVENTS || batch.length >= BATCH_SIZE || clock.now() - sentAt > BATCH_MS) flush();
    },
  });
  flush();
}

async function fetchPackages(url: string): Promise<PackageFiles> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}
