import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {forScripts, type StubFolders} from './pyrightConfig';

interface Place {
  line: number;
  character: number;
}

/** A diagnostic of pyright; lines and columns count from 0. */
export interface TypeDiagnostic {
  severity: 'error' | 'warning' | 'information';
  message: string;
  rule?: string;
  /** Absent when pyright itself failed. */
  range?: {start: Place; end: Place};
}

/** How to run pyright. */
export interface TypeChecker {
  /** Path of pyright's `index.js`. */
  pyright: string;
  stubs: StubFolders;
  /** Aborts the check, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 60_000;

/**
 * The diagnostics of each script, in their order, from one run of pyright. Rejects when pyright does not start, prints no report or
 * takes longer than a minute.
 */
export async function checkTypes(
  sources: readonly string[],
  {pyright, stubs, signal}: TypeChecker,
): Promise<TypeDiagnostic[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ascript-check-'));
  try {
    await writeFile(path.join(folder, 'pyrightconfig.json'), JSON.stringify(forScripts(stubs)));
    await Promise.all(sources.map((source, index) => writeFile(path.join(folder, toFile(index)), source)));
    const text = await run([pyright, '--outputjson', '-p', folder], folder, signal);
    const {generalDiagnostics}: {generalDiagnostics: (TypeDiagnostic & {file: string})[]} = JSON.parse(text);
    return sources.map((_source, index) =>
      generalDiagnostics.filter(({file}) => path.basename(file) === toFile(index)),
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function toFile(index: number): string {
  return `script_${index}.py`;
}

/** The report that pyright prints; its exit status is 1 when it has found something. */
function run(words: readonly string[], cwd: string, signal?: AbortSignal): Promise<string> {
  const options = {cwd, timeout: TIMEOUT_MS, maxBuffer: Number.POSITIVE_INFINITY, ...(signal && {signal})};
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, options, (error, output, errors) => {
      if (signal?.aborted) reject(signal.reason);
      else if (output.startsWith('{')) resolve(output);
      else if (error?.killed) reject(new Error(`pyright took longer than ${TIMEOUT_MS / 1000} seconds`));
      else reject(new Error(`pyright gave no report: ${(errors.trim() || output).slice(0, 500)}`));
    });
  });
}
