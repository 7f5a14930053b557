import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {version} from '../package.json';

const PROGRAM = path.resolve(__dirname, '../dist/main.mjs');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ascript-command-'));
});
afterAll(() => rm(folder, {recursive: true}));

function run(...words: string[]): Promise<{status: unknown; output: string; errors: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...words], {cwd: folder}, (error, output, errors) =>
      resolve({status: error?.code ?? 0, output, errors}),
    );
  });
}

it('checks scripts, and says by its status whether something was found', async () => {
  await writeFile(path.join(folder, 'good.py'), '\ufeffprint("a")\r\n');
  await writeFile(path.join(folder, 'bad.py'), 'from ascript.android.action import clik\n');
  expect(await run('check', 'good.py')).toMatchObject({status: 0, output: '1 script checked, 0 findings\n'});
  const both = await run('check', 'good.py', 'bad.py');
  expect(both.status).toBe(1);
  expect(both.output).toMatch(/^bad\.py:1:36: error: .+\n2 scripts checked, 1 finding\n$/s);
});

it('refuses a file that Python would not read, with a sentence', async () => {
  await writeFile(path.join(folder, 'wide.py'), '\ufeffprint("a")\n', 'utf16le');
  for (const [file, reason] of [
    ['wide.py', 'is not UTF-8'],
    ['missing.py', 'no such file'],
  ] as const) {
    const {status, errors} = await run('check', file);
    expect(status).toBe(1);
    expect(errors).toMatch(new RegExp(`^ascript-docs-mcp: .*${reason}[^\\n]*\\n$`));
  }
});

it('tells its version, and names what it takes when it is given something else', async () => {
  expect((await run('--version')).output).toBe(`${version}\n`);
  expect((await run('-h')).output).toContain('ascript-docs-mcp check main.py');
  expect(await run('chek')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('allowed: check <file'),
  });
});
