import {spawn} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {forScripts, type StubFolders} from './pyrightConfig';

/** A diagnostic of pyright; lines and columns count from 0. */
export interface TypeDiagnostic {
  severity: 'error' | 'warning' | 'information';
  message: string;
  rule?: string;
  range: {start: {line: number; character: number}};
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

function run(words: readonly string[], cwd: string, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(process.execPath, words, {cwd, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk;
    });
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error(`pyright took longer than ${TIMEOUT_MS / 1000} seconds`));
    }, TIMEOUT_MS);
    const abort = (): void => {
      child.kill();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, {once: true});
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (output.startsWith('{')) resolve(output);
      else
        reject(new Error(`pyright gave no report: ${errors.trim().slice(0, 500) || output.slice(0, 500)}`));
    });
  });
}
