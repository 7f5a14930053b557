import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {median} from '../lib/bench/median';
import {readTimes, STEP_TIMES} from '../lib/bench/timeStep';
import {listFiles} from '../lib/files/listFiles';
import {measureInTurns, printMedians, STATES} from './bench/measureInTurns';
import {formatFigure, formatRatio, printRow} from './bench/printRow';
import {type BenchSites, writeSites} from './bench/writeSites';
import {type BuildMeasure, runBuild} from './benchBuild/runBuild';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');
const FOLDER = path.join(ROOT, 'test-results/bench-build');
const METRICS = [
  ['seconds', 's'],
  ['cpuSeconds', 'processor s'],
  ['megabytes', 'peak memory MB'],
] as const satisfies readonly (readonly [keyof BuildMeasure, string])[];

const values = takeArguments({
  name: 'npm run bench:build',
  summary: 'measures how generated sites are built, by this site and by the stock engine over the same pages',
  options: {
    pages: {
      value: 'number',
      kind: 'count',
      says: 'how many pages, 200 without it; the goals are for 200, 1000 and 4000',
    },
    rounds: {
      value: 'number',
      kind: 'count',
      says: 'how often each site is built cold and warm, once without it',
    },
  },
});

/** Prints the medians of both sites, their ratio, and the steps of this one. */
async function run(): Promise<number> {
  const count = Number(values.pages ?? 200);
  const rounds = Number(values.rounds ?? 1);
  const sites = writeSites(ROOT, FOLDER, count);
  const measures = await measureInTurns(sites, rounds, measureBuild);
  printMedians(`${count} pages`, METRICS, measures);
  printBytes('main, bytes', sites, count, (file) => /^assets\/js\/main\.\w+\.js$/.test(file));
  printBytes('search index, bytes', sites, count, (file) => file.startsWith('assets/search/'));
  printRow(['steps of this site, s', ...STATES]);
  const names = new Set(
    STATES.flatMap((state) => measures('ours', state).flatMap(({steps}) => [...steps.keys()])),
  );
  for (const name of [...names].sort()) {
    const times = STATES.map((state) =>
      median(measures('ours', state).map(({steps}) => (steps.get(name) ?? 0) / 1000)),
    );
    printRow([`  ${name}`, ...times.map(formatFigure)]);
  }
  return 0;
}

/** Builds a site and reads how long its steps took; the stock site reports none. */
async function measureBuild(folder: string): Promise<BuildMeasure & {steps: Map<string, number>}> {
  const times = path.join(FOLDER, 'times');
  rmSync(times, {force: true});
  const measure = await runBuild(folder, {[STEP_TIMES]: times});
  return {...measure, steps: readTimes(existsSync(times) ? readFileSync(times, 'utf8') : '')};
}

/** Prints the bytes of some built files: in total, per page, and after brotli. */
function printBytes(
  name: string,
  sites: BenchSites,
  count: number,
  isMeant: (file: string) => boolean,
): void {
  const [mine = 0, other = 0] = [sites.ours, sites.stock].map((site) =>
    sum(site, isMeant, (bytes) => bytes.length),
  );
  const [mineBrotli = 0, otherBrotli = 0] = [sites.ours, sites.stock].map((site) =>
    sum(site, isMeant, (bytes) => brotliCompressSync(bytes).length),
  );
  printRow([name, formatFigure(mine), formatFigure(other), formatRatio(mine, other)]);
  printRow([`${name} a page`, formatFigure(mine / count), formatFigure(other / count)]);
  printRow([
    `${name}, brotli`,
    formatFigure(mineBrotli),
    formatFigure(otherBrotli),
    formatRatio(mineBrotli, otherBrotli),
  ]);
}

function sum(site: string, isMeant: (file: string) => boolean, weigh: (bytes: Buffer) => number): number {
  const built = path.join(site, 'build');
  return listFiles(built)
    .filter(isMeant)
    .reduce((total, file) => total + weigh(readFileSync(path.join(built, file))), 0);
}

runProgram(run);
