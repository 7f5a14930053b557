import {pathToFileURL} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';
import type {PhonePackages} from '../../../lib/phone/packages/selectPackages';
import type {RunRequest} from '../../../lib/phone/run/runProtocol';
import {runScript} from '../../../lib/phone/run/runScript';
import {type MicroPythonModule, startEngine} from '../../../lib/phone/run/startEngine';
import {wordSyntax} from '../../../lib/phone/run/wordSyntax';

/** The input of a run. Each run has a worker of its own. */
export interface PhoneWork extends PhonePackages {
  request: RunRequest;
  interpreter: {script: string; wasm: string};
}

async function run({request, packages, docs, interpreter}: PhoneWork): Promise<void> {
  const module: MicroPythonModule = await import(pathToFileURL(interpreter.script).href);
  const result = await runScript(request, {
    packages,
    docs,
    wordSyntax,
    startEngine: (onOutput) => startEngine({module, wasmUrl: interpreter.wasm, onOutput}),
  });
  parentPort?.postMessage(result);
}

// runOnPhone.ts, which starts this worker, passes data of this type.
void run(workerData as PhoneWork);
