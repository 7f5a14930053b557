import {spawn} from 'node:child_process';
import {randomInt} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');
const INPUT = path.join(ROOT, 'test-results', 'fuzzInput.json');
/** How long each property runs in a round. */
const PROPERTY_MS = 1000;
/** After this time without output, the current input counts as endless. */
const SILENCE_MS = 120_000;
const DEFAULT_MINUTES = 10;

const {minutes = String(DEFAULT_MINUTES)} = takeArguments({
  name: 'npm run fuzz',
  summary: 'tries all properties with new inputs, round by round; the seed of a round is in what it finds',
  options: {
    minutes: {says: `how long to try, to the end of a round; ${DEFAULT_MINUTES} without it`, value: 'number'},
  },
});

/** Status 1 as soon as a round finds something. */
async function main(most: number): Promise<number> {
  if (!(most > 0)) {
    console.error(`npm run fuzz: found "--minutes ${minutes}"; allowed: a number above 0`);
    return 1;
  }
  mkdirSync(path.dirname(INPUT), {recursive: true});
  const end = Date.now() + most * 60_000;
  let inputs = 0;
  for (let round = 1; Date.now() < end; round++) {
    const seed = randomInt(2 ** 31);
    const result = await runRound(seed);
    inputs += result.inputs;
    console.log(`round ${round}, seed ${seed}: ${result.inputs} inputs`);
    if (result.problem !== undefined) {
      console.log(result.problem);
      return 1;
    }
  }
  console.log(`${inputs} inputs, and nothing was found`);
  return 0;
}

interface Round {
  inputs: number;
  /** The report of Vitest, or that an input did not end. */
  problem?: string;
}

/** Runs every property once, in one process. */
function runRound(seed: number): Promise<Round> {
  const words = [
    ...['run', 'fuzz.test.ts', '--project=unit', '--project=document', '--no-file-parallelism'],
    ...['--reporter=verbose', '--disable-console-intercept'],
  ];
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: ROOT,
    env: {...process.env, FUZZ_SEED: String(seed), FUZZ_MS: String(PROPERTY_MS), FUZZ_INPUT: INPUT},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    let said = '';
    let isSilent = false;
    let timer = setTimeout(giveUp, SILENCE_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        clearTimeout(timer);
        timer = setTimeout(giveUp, SILENCE_MS);
      });
    child.on('close', (status) => {
      clearTimeout(timer);
      const inputs = [...said.matchAll(/^(\d+) inputs: /gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
      if (isSilent)
        resolve({inputs, problem: `seed ${seed}, an input that never ends: ${readFileSync(INPUT, 'utf8')}`});
      else
        resolve(status === 0 ? {inputs} : {inputs, problem: said.slice(Math.max(0, said.indexOf(' FAIL ')))});
    });

    function giveUp(): void {
      isSilent = true;
      child.kill('SIGKILL');
    }
  });
}

runProgram(() => main(Number(minutes)));
