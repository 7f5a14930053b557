import {buildIndex} from '../lib/search/index/buildIndex';
import {splitIndex} from '../lib/search/index/splitIndex';
import type {SearchPage} from '../lib/search/records/searchPage';
import queries from '../tests/search/queries.json';
import {generatePages} from './benchSearch/generatePages';
import {measureTyping} from './benchSearch/measureTyping';
import {printRelevance} from './benchSearch/printRelevance';
import {printRow} from './benchSearch/printRow';
import {takeArguments} from './readArguments.mjs';
import {readSearchPages} from './readSearchPages';
import {runProgram} from './runProgram';

/** Pages of generated sites. */
const SIZES = [200, 1000, 4000];
/** Every eighth query of the relevance set, typed letter by letter. */
const TYPED = queries.filter((_, index) => index % 8 === 0).map(({query}) => query);

/**
 * Prints how well and how fast the search finds, for the site and for generated sites. The usual local search, built from
 * the same pages and asked the same queries in November 2026, found the expected page first for 53.9 % of them and among
 * the first three for 72.1 %, where this one had 89.0 % and 97.4 %; it is no longer measured beside it.
 */
async function main(): Promise<number> {
  takeArguments({
    name: 'npm run bench:search',
    summary: 'measures how well and how fast the search of the last build finds',
    options: {},
  });
  const pages = await readSearchPages();
  await printRelevance(pages);
  printRow(['pages', 'KB in all', 'KB to first hit', 'ready ms', 'key ms 50 / 95 %']);
  await printSpeed(`${pages.length} real`, pages);
  const corpus = pages
    .flatMap(({text, sections}) => [text, ...sections.map((section) => section.text)])
    .join(' ')
    .split(' ');
  for (const size of SIZES) await printSpeed(String(size), generatePages(size, corpus));
  return 0;
}

async function printSpeed(name: string, pages: readonly SearchPage[]): Promise<void> {
  const {bytes, firstHitBytes, readyMs, keystrokesMs} = await measureTyping(
    splitIndex(buildIndex(pages)),
    TYPED,
  );
  const toKb = (size: number) => Math.round(size / 1024);
  printRow([
    name,
    toKb(bytes),
    `${toKb(at(firstHitBytes, 0.5))}, most ${toKb(at(firstHitBytes, 1))}`,
    `${at(readyMs, 0.5).toFixed(0)}, most ${at(readyMs, 1).toFixed(0)}`,
    `${at(keystrokesMs, 0.5).toFixed(1)} / ${at(keystrokesMs, 0.95).toFixed(1)}`,
  ]);
}

/** The value that this share of the values does not exceed. */
function at(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

runProgram(main);
