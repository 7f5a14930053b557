import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Diagnostic} from '../lib/samples/toFindings';

const MAX_REPORT_BYTES = 1 << 28;

export interface PyrightReport {
  generalDiagnostics: Diagnostic[];
  summary: {filesAnalyzed: number};
}

/**
 * What the pyright of `root` says of a folder, under the configuration there if it has one.
 * Throws with pyright's words when it gives no report.
 */
export function runPyright(root: string, folder: string): PyrightReport {
  const pyright = path.join(root, 'node_modules', 'pyright', 'index.js');
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [pyright, '--outputjson', '--threads', '2', '-p', folder],
    {encoding: 'utf8', maxBuffer: MAX_REPORT_BYTES},
  );
  try {
    const report: PyrightReport = JSON.parse(stdout);
    return report;
  } catch {
    throw new Error(`pyright gave no report of ${path.relative(root, folder)}: ${stderr || stdout}`);
  }
}
