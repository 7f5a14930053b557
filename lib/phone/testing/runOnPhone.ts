import path from 'node:path';
import {selectForRun} from '../packages/selectPackages';
import {createNodeHost} from '../run/createNodeHost';
import type {RunRequest, RunResult} from '../run/runProtocol';
import {type RunHost, runScript} from '../run/runScript';

const ROOT = path.resolve(__dirname, '../../..');
/** One for all tests: stubs and docs are read for it. */
let host: Promise<RunHost> | undefined;

/** Runs a script with what a reader's browser fetches for it, so that a test meets what is missing there. */
export async function runOnPhone(request: RunRequest): Promise<RunResult> {
  host ??= createNodeHost(ROOT);
  const all = await host;
  return runScript(request, {...all, ...selectForRun(all, request)});
}
