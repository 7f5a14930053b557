import {rmSync} from 'node:fs';
import path from 'node:path';
import {median} from '../../lib/bench/median';
import {formatFigure, formatRatio, printRow} from './printRow';
import type {BenchSites} from './writeSites';

/** Without the caches of earlier runs, then with them. */
export const STATES = ['cold', 'warm'] as const;
const SITES = ['ours', 'stock'] as const;
/** What a run leaves for the next one. */
const CACHES = ['node_modules/.cache', '.docusaurus', 'build'];

type State = (typeof STATES)[number];
type Site = (typeof SITES)[number];

/** The measurements of a site in a state, one for each round. */
export type Measures<Measure> = (site: Site, state: State) => readonly Measure[];

/** Measures both sites in turns, cold and then warm, so that other load on the machine affects both. */
export async function measureInTurns<Measure>(
  sites: BenchSites,
  rounds: number,
  measure: (folder: string) => Promise<Measure>,
): Promise<Measures<Measure>> {
  const all = new Map<string, Measure[]>();
  const find = (site: Site, state: State) => all.get(`${site} ${state}`) ?? [];
  for (let round = 0; round < rounds; round++) {
    for (const state of STATES) {
      for (const site of SITES) {
        const folder = sites[site];
        if (state === 'cold') removeCaches(folder);
        all.set(`${site} ${state}`, [...find(site, state), await measure(folder)]);
      }
    }
  }
  return find;
}

function removeCaches(folder: string): void {
  for (const cache of CACHES) rmSync(path.join(folder, cache), {recursive: true, force: true});
}

/** Prints the medians of both sites and their ratio, for each metric by its name. */
export function printMedians<Metric extends string>(
  title: string,
  metrics: readonly (readonly [Metric, string])[],
  measures: Measures<Readonly<Record<Metric, number>>>,
): void {
  printRow([title, 'this site', 'stock', 'ratio']);
  for (const state of STATES) {
    for (const [metric, name] of metrics) {
      const [mine, other] = SITES.map((site) =>
        median(measures(site, state).map((measure) => measure[metric])),
      );
      printRow([`${state}: ${name}`, formatFigure(mine), formatFigure(other), formatRatio(mine, other)]);
    }
  }
}
