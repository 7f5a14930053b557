import {brotliCompressSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import type {ShardPage} from '../lib/search/records/shard';
import {PLATFORM_FACETS} from '../lib/search/searchBackend';
import {readPages} from '../plugins/search-index/readPages';
import {measureRelevance} from '../tests/search/measureRelevance';
import queries from '../tests/search/queries.json';
import {generatePages} from './benchSearch/generatePages';
import type {Timing} from './benchSearch/inPage';
import {createPeer} from './benchSearch/peer';
import {toPeerIndex} from './benchSearch/toPeerIndex';
import {findChromium} from './chromium.mjs';

const SIZES = [200, 1000, 4000];
const SLOWER = [1, 4];
/** Beyond it the peer's index, as one JSON text, is more than a page of Chromium holds beside what it makes of it. */
const MOST_PEER_BYTES = 100e6;
/** Every eighth query of the relevance set, typed letter by letter. */
const TYPED = queries.filter((_, index) => index % 8 === 0).map(({query}) => query);

/** Prints how well and how fast the search finds, beside the peer, for the site and for generated sites. */
async function run(): Promise<void> {
  const pages = await readPages('.');
  await printRelevance(pages);
  const {outputFiles} = await build({
    entryPoints: ['scripts/benchSearch/inPage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    alias: {'@site': '.'},
  });
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  const head = [
    'pages',
    'engine',
    'KB brotli',
    'KB for first hit',
    'load ms 1x / 4x',
    'key ms 50 / 95 %',
    'at 4x 50 / 95 %',
  ];
  console.log(`\n${head.map((cell) => cell.padEnd(16)).join('')}`);
  await printSpeed(page, `${pages.length} real`, pages, toPeerIndex(pages));
  const corpus = pages
    .flatMap(({text, sections}) => [text, ...sections.map((section) => section.text)])
    .join(' ')
    .split(' ');
  for (const size of SIZES) {
    const generated = generatePages(size, corpus);
    await printSpeed(
      page,
      String(size),
      generated.map(({shard}) => shard),
      toPeerIndex(generated),
    );
  }
  await browser.close();
}

async function printRelevance(pages: readonly ShardPage[]): Promise<void> {
  const ours = await measureRelevance(pages);
  const search = createPeer(toPeerIndex(pages));
  const peer = queries.map(({query, expected}) => search(query).findIndex((url) => expected.includes(url)));
  console.log(`${queries.length} queries        first   first three`);
  console.log(`ours               ${toShare(ours, 1)}    ${toShare(ours, 3)}`);
  console.log(`local-search theme ${toShare(peer, 1)}    ${toShare(peer, 3)}`);
}

function toShare(ranks: readonly number[], within: number): string {
  const hits = ranks.filter((rank) => rank >= 0 && rank < within).length;
  return `${((100 * hits) / ranks.length).toFixed(1)} %`;
}

async function printSpeed(
  page: Page,
  name: string,
  pages: readonly ShardPage[],
  peer: object,
): Promise<void> {
  const shards = PLATFORM_FACETS.map((facet) =>
    JSON.stringify({pages: pages.filter(({platform}) => platform === facet)}),
  );
  const index = JSON.stringify(peer);
  const sizes = shards.map(toKilobytes);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const [first = 0] = sizes;
  const ours = await time(page, () =>
    page.evaluate(([files, typed]) => window.bench.ours(files, typed), [shards, TYPED] as const),
  );
  printRow([name, 'ours', total, first], ours);
  const size = toKilobytes(index);
  if (index.length > MOST_PEER_BYTES) {
    console.log(
      `${name}: the theme's index is ${size} KB; Chromium's page ends for want of memory while it loads`,
    );
    return;
  }
  const theirs = await time(page, () =>
    page.evaluate(([file, typed]) => window.bench.peer(file, typed), [index, TYPED] as const),
  );
  printRow([name, 'theme', size, size], theirs);
}

/** Runs a measurement at each speed of the processor. */
async function time(page: Page, measure: () => Promise<Timing>): Promise<Timing[]> {
  const session = await page.context().newCDPSession(page);
  const timings: Timing[] = [];
  for (const rate of SLOWER) {
    await session.send('Emulation.setCPUThrottlingRate', {rate});
    timings.push(await measure());
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  return timings;
}

function printRow(head: readonly (string | number)[], timings: readonly Timing[]): void {
  const speeds = timings.map(({keystrokes}) => {
    const sorted = [...keystrokes].sort((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    return `${at(0.5)} / ${at(0.95)}`;
  });
  const loads = timings.map(({load}) => Math.round(load)).join(' / ');
  console.log([...head, loads, ...speeds].map((cell) => String(cell).padEnd(16)).join(''));
}

function toKilobytes(text: string): number {
  return Math.round(brotliCompressSync(text).byteLength / 1024);
}

run();
