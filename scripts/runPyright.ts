import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Diagnostic} from '../lib/samples/toFindings';

const MAX_REPORT_BYTES = 1 << 28;
/** Many times what it needs; without a timeout, a worker that dies would block the checks forever. */
const MAX_MS = 5 * 60_000;

export interface PyrightReport {
  generalDiagnostics: Diagnostic[];
  summary: {filesAnalyzed: number};
}

/**
 * Runs the pyright of `root` over a folder, with the configuration there if it has one.
 * Throws with pyright's words when it gives no report, or none in five minutes.
 */
export function runPyright(root: string, folder: string): PyrightReport {
  const pyright = path.join(root, 'node_modules', 'pyright', 'index.js');
  // Without --threads: each would read the stubs and the standard library again.
  const {stdout, stderr, signal} = spawnSync(process.execPath, [pyright, '--outputjson', '-p', folder], {
    encoding: 'utf8',
    maxBuffer: MAX_REPORT_BYTES,
    timeout: MAX_MS,
  });
  try {
    const report: PyrightReport = JSON.parse(stdout);
    return report;
  } catch {
    throw new Error(
      `pyright gave no report of ${path.relative(root, folder)}: ${signal ? `ended by ${signal}` : stderr || stdout}`,
    );
  }
}
