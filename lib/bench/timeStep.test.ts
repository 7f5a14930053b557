import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readTimes, STEP_TIMES, timeStep} from './timeStep';

it('gives what the work gives, and passes on what it throws', async () => {
  expect(timeStep('a', () => 1)).toBe(1);
  expect(await timeStep('a', async () => 2)).toBe(2);
  expect(() =>
    timeStep('a', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
});

it('writes the time of each step when the process ends; calls at the same time count once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'times-'));
  const file = path.join(folder, 'times');
  const wait = 'new Promise((done) => setTimeout(done, 200))';
  const program = `const {timeStep} = require(${JSON.stringify(path.resolve(__dirname, 'timeStep.ts'))});
for (let i = 0; i < 5; i++) timeStep('cards', () => ${wait});`;
  spawnSync(process.execPath, ['--import', 'tsx', '--eval', program], {
    env: {...process.env, [STEP_TIMES]: file},
  });
  const [[name, milliseconds] = []] = [...readTimes(readFileSync(file, 'utf8'))];
  rmSync(folder, {recursive: true});
  expect(name).toBe('cards');
  expect(milliseconds).toBeGreaterThanOrEqual(190);
  expect(milliseconds).toBeLessThan(1000);
});

it('adds up a step that several plugins have', () => {
  expect([...readTimes('12 entries\n5 the index\n3 entries\n')]).toEqual([
    ['entries', 15],
    ['the index', 5],
  ]);
});
