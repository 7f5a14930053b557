import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {median} from '../lib/bench/median';
import {print, toRatio, toText} from './benchBuild/printRow';
import {readCount} from './benchBuild/readCount';
import {type BenchSites, writeSites} from './benchBuild/writeSites';
import {type DevMeasure, measureDev} from './benchDev/measureDev';
import {findChromium} from './chromium.mjs';
import {takeArguments} from './readArguments.mjs';

const ROOT = path.resolve(__dirname, '..');
const FOLDER = path.join(ROOT, 'test-results/bench-dev');
const STATES = ['cold', 'warm'] as const;
const SITES = ['ours', 'stock'] as const satisfies readonly (keyof BenchSites)[];
const METRICS = [
  ['firstPageSeconds', 'to the first page, s'],
  ['firstPageCpuSeconds', 'to the first page, processor s'],
  ['saveSeconds', 'a save to its sight, s'],
  ['saveCpuSeconds', 'a save, processor s'],
] as const satisfies readonly (readonly [keyof DevMeasure, string])[];

const values = takeArguments(
  {
    name: 'npm run bench:dev',
    summary:
      'measures what a writer waits for under npm run dev, and with the stock engine over the same pages',
    options: {
      pages: {value: 'number', says: 'how many pages, 200 without it'},
      saves: {value: 'number', says: 'how often a page is saved, 5 without it'},
      rounds: {value: 'number', says: 'how often each server is started cold and warm, once without it'},
    },
  },
  process.argv.slice(2),
);

/** Prints the medians of both sites and their ratio. */
async function run(): Promise<void> {
  const pages = readCount('bench:dev', 'pages', values.pages ?? '200');
  const saves = readCount('bench:dev', 'saves', values.saves ?? '5');
  const rounds = readCount('bench:dev', 'rounds', values.rounds ?? '1');
  const sites = writeSites(ROOT, FOLDER, pages);
  const found = new Map<string, DevMeasure[]>();
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    for (let round = 0; round < rounds; round++) {
      for (const state of STATES) {
        for (const site of SITES) {
          if (state === 'cold')
            for (const kept of ['node_modules/.cache', '.docusaurus'])
              rmSync(path.join(sites[site], kept), {recursive: true, force: true});
          const key = `${site} ${state}`;
          found.set(key, [...(found.get(key) ?? []), await measureDev(browser, sites[site], saves)]);
          process.stderr.write('.');
        }
      }
    }
  } finally {
    await browser.close();
  }
  print([`${pages} pages`, 'this site', 'stock', 'ratio']);
  for (const state of STATES) {
    for (const [metric, name] of METRICS) {
      const [mine, other] = SITES.map((site) =>
        median((found.get(`${site} ${state}`) ?? []).map((measure) => measure[metric])),
      );
      print([`${state}: ${name}`, toText(mine), toText(other), toRatio(mine, other)]);
    }
  }
}

run();
