import path from 'node:path';
import {chromium} from '@playwright/test';
import {measureInTurns, printMedians} from './bench/measureInTurns';
import {writeSites} from './bench/writeSites';
import {type DevMeasure, measureDev} from './benchDev/measureDev';
import {findChromium} from './chromium.mjs';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');
const FOLDER = path.join(ROOT, 'test-results/bench-dev');
const METRICS = [
  ['firstPageSeconds', 'to the first page, s'],
  ['firstPageCpuSeconds', 'to the first page, processor s'],
  ['saveSeconds', 'a save to its sight, s'],
  ['saveCpuSeconds', 'a save, processor s'],
] as const satisfies readonly (readonly [keyof DevMeasure, string])[];

const values = takeArguments({
  name: 'npm run bench:dev',
  summary:
    'measures what a writer waits for under npm run dev, and with the stock engine over the same pages',
  options: {
    pages: {value: 'number', kind: 'count', says: 'how many pages, 200 without it'},
    saves: {value: 'number', kind: 'count', says: 'how often a page is saved, 5 without it'},
    rounds: {
      value: 'number',
      kind: 'count',
      says: 'how often each server is started cold and warm, once without it',
    },
  },
});

/** Prints the medians of both sites and their ratio. */
async function run(): Promise<number> {
  const pages = Number(values.pages ?? 200);
  const saves = Number(values.saves ?? 5);
  const rounds = Number(values.rounds ?? 1);
  const sites = writeSites(ROOT, FOLDER, pages);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const measures = await measureInTurns(sites, rounds, (folder) => measureDev(browser, folder, saves));
    printMedians(`${pages} pages`, METRICS, measures);
  } finally {
    await browser.close();
  }
  return 0;
}

runProgram(run);
