import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scripts} from '../package.json';
import {NEW_SPACE} from './newSpace.mjs';

/** Runs a script of ours with words that end it before it does anything. */
function run(script: string, ...words: string[]) {
  const file = path.join(__dirname, script);
  const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...words], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

it.each([
  ['npm run dev', ['docusaurus.mjs', 'start'], '--port <number>'],
  ['npm run build', ['docusaurus.mjs', 'build'], '--out-dir <folder>'],
  ['npm start', ['start.mjs'], '--host <name>'],
  ['npm run serve', ['serve.mjs'], '--host <name>'],
  ['npm test', ['test.mjs'], '--no-browser'],
])('%s --help shows its options and does nothing else', (name, [script = '', ...words], option) => {
  const {status, stdout} = run(script, ...words, '--help');
  expect(stdout).toMatch(new RegExp(`^${name}: `));
  expect(stdout).toContain(`  ${option}  `);
  expect(status).toBe(0);
});

it.each([
  [['docusaurus.mjs', 'start', '4000'], 'npm run dev: found "4000"; allowed: --port, '],
  [
    ['docusaurus.mjs', 'start', '--poll', 'often'],
    'npm run dev: found "--poll often"; allowed: a whole number from 1',
  ],
  [['docusaurus.mjs', 'build', '--outdir', 'x'], 'npm run build: found "--outdir"; allowed: --out-dir, '],
  [['start.mjs', '4000'], 'npm start: found "4000"; allowed: --port, --host, --help'],
  [
    ['serve.mjs', '--port', 'http'],
    'npm run serve: found "--port http"; allowed: a whole number from 0 to 65535',
  ],
  [['test.mjs', '--fast'], 'npm test: found "--fast"; allowed: --no-browser, --all, --help'],
])('%j is refused in one line', ([script = '', ...words], message) => {
  const {status, stderr} = run(script, ...words);
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(message)]);
  expect(status).toBe(1);
});

it('every command that is a script of ours reads its command line', () => {
  const files = Object.values(scripts).flatMap((line) => /scripts\/(\S+\.(?:ts|mjs))/.exec(line)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(20);
  const deaf = files.filter(
    (file) => !/\btake(?:Arguments|Operands)\(/.test(readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(deaf).toEqual([]);
});

it('every program of ours in TypeScript ends with one line instead of a stack when it fails', () => {
  const files = Object.values(scripts).flatMap((line) => /^tsx scripts\/(\S+\.ts)/.exec(line)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(15);
  const loud = files.filter(
    (file) =>
      !/^(?:runProgram\(|\S+\.(?:catch|then)\()/m.test(readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(loud).toEqual([]);
});

it('npm run build has the room for new objects that other commands give a build', () => {
  expect(scripts.build).toContain(` ${NEW_SPACE} `);
});
