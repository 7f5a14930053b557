import {spawn} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Runs `npm run check:host` as an owner does: its exit status, and its lines. */
export function runCheck(...words: string[]): Promise<{status: number | null; lines: string[]}> {
  const script = path.join(ROOT, 'scripts/checkHost.ts');
  const command = spawn(process.execPath, ['--import', 'tsx', script, ...words], {cwd: ROOT});
  const parts: Buffer[] = [];
  command.stdout.on('data', (part: Buffer) => parts.push(part));
  command.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) =>
    command.once('close', (status) => resolve({status, lines: Buffer.concat(parts).toString().split('\n')})),
  );
}
