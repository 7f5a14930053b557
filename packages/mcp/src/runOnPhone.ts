import {Worker} from 'node:worker_threads';
import {limitCalls} from '../../../lib/async/limitCalls';
import {selectForRun} from '../../../lib/phone/packages/selectPackages';
import {DEFAULT_LIMITS} from '../../../lib/phone/run/runLimits';
import type {RunResult} from '../../../lib/phone/run/runProtocol';
import type {Scene} from '../../../lib/phone/scene/scene';
import {Refusal} from './answers';
import {dataPath, type PackageData} from './packageData';
import type {PhoneWork} from './phoneWorker';

const MAX_MEMORY_MB = 256;
/** The limit of a run is a time on the clock, which many at once would share. */
const limited = limitCalls(2);
const TOO_LONG = `The script took longer than ${DEFAULT_LIMITS.wallMs / 1000} seconds without ending: look for a loop without a limit.`;

/**
 * Runs a script on the simulated phone, in a worker thread of its own. Rejects when the script takes too long (a `Refusal`), and
 * when the signal aborts; the thread always ends.
 */
export async function runOnPhone(
  source: string,
  scene: Scene,
  data: PackageData,
  signal: AbortSignal,
): Promise<RunResult> {
  const request = {source, scene};
  const work: PhoneWork = {
    ...selectForRun(await data.phone(), request),
    request,
    interpreter: {
      script: dataPath('micropython', 'micropython.mjs'),
      wasm: dataPath('micropython', 'micropython.wasm'),
    },
  };
  return limited(() => runInWorker(work, signal));
}

async function runInWorker(work: PhoneWork, signal: AbortSignal): Promise<RunResult> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./phoneWorker.mjs', import.meta.url), {
    workerData: work,
    // The script has no access to standard output, which carries the protocol, or to the environment.
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: {maxOldGenerationSizeMb: MAX_MEMORY_MB},
  });
  try {
    return await waitForResult(worker, signal);
  } finally {
    await worker.terminate();
  }
}

function waitForResult(worker: Worker, signal: AbortSignal): Promise<RunResult> {
  return new Promise<RunResult>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal(TOO_LONG)), DEFAULT_LIMITS.wallMs);
    signal.addEventListener('abort', () => reject(signal.reason), {once: true});
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the simulated phone ended without a result'));
    });
  });
}
