import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {median} from '../lib/bench/median';
import {formatRatio, printRow} from './bench/printRow';
import {type LoadMeasure, measureLoad} from './benchLoad/measureLoad';
import {serveCompressed} from './benchLoad/serveCompressed';
import {writeStockSite} from './benchLoad/writeStockSite';
import {findChromium} from './chromium.mjs';
import {takeArguments} from './readArguments.mjs';
import {requireBuild} from './requireBuild.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');
const STOCK = path.join(ROOT, 'test-results/stockSite');
const PAGES = [
  '/',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/docs/android/api/node/app/selector',
];
const METRICS = [
  'FCP',
  'LCP',
  'TBT',
  'longest task',
  'CLS',
  'hydrated at',
  'script ms',
  'requests to LCP',
  'KB to LCP',
  'requests at rest',
  'KB at rest',
  'press search',
  'press copy',
  'press menu',
  'press colour mode',
] as const satisfies readonly (keyof LoadMeasure)[];

const {rounds: wantedRounds, 'keep-stock': keepsStock} = takeArguments({
  name: 'npm run bench:load',
  summary: 'measures how the built site opens on a slow phone, against the stock theme over the same pages',
  options: {
    rounds: {value: 'number', kind: 'count', says: 'how often each page is opened, 5 without it'},
    'keep-stock': {says: 'takes the stock site of the run before'},
  },
});

/** Prints, for each page and metric, the medians of this site and of the stock one, and their ratio. */
async function run(): Promise<number> {
  const rounds = Number(wantedRounds ?? 5);
  const built = requireBuild();
  const stockBuilt = path.join(STOCK, 'build');
  if (!keepsStock || !existsSync(stockBuilt)) buildStock(built, stockBuilt);
  const [ours, stock] = await Promise.all([serveCompressed(built), serveCompressed(stockBuilt)]);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const measures = new Map<string, LoadMeasure[]>();
  try {
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      for (const page of PAGES) {
        for (const {origin} of [ours, stock]) {
          const address = origin + page;
          const measure = await measureLoad(browser, address);
          measures.set(address, [...(measures.get(address) ?? []), measure]);
          process.stderr.write('.');
        }
      }
    }
  } finally {
    await browser.close();
    ours.stop();
    stock.stop();
  }
  for (const page of PAGES) {
    printRow([page, 'this site', 'stock', 'ratio']);
    for (const metric of METRICS) {
      const [mine, other] = [ours, stock].map(({origin}) =>
        median((measures.get(origin + page) ?? []).map((measure) => measure[metric])),
      );
      printRow([metric, formatMetric(mine), formatMetric(other), formatRatio(mine, other)]);
    }
  }
  return 0;
}

function buildStock(built: string, outDir: string): void {
  writeStockSite(built, STOCK);
  const config = path.join(ROOT, 'scripts/benchLoad/stockConfig.ts');
  const words = ['build', '--site-dir', STOCK, '--out-dir', outDir, '--config', config];
  const {status} = spawnSync('node', [path.join(ROOT, 'scripts/docusaurus.mjs'), ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('bench:load: the stock site was not built');
}

function formatMetric(value: number | undefined): string {
  if (value === undefined) return '–';
  return value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(0);
}

runProgram(run);
