import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {median} from '../../lib/bench/median';
import {listFiles} from '../../lib/files/listFiles';
import {sampleTree} from '../bench/sampleTree';
import {findFreePort} from '../findFreePort';

/** How long a writer waits. */
export interface DevMeasure {
  /** From the command until the text of a page is shown. */
  firstPageSeconds: number;
  firstPageCpuSeconds: number;
  /** From saving a page until the change is shown; the median of all saves. */
  saveSeconds: number;
  saveCpuSeconds: number;
}

const MAX_MS = 600_000;
const RETRY_MS = 100;

/** A server is idle when it has used less than a tenth of a second of processor time within a second. */
const IDLE_MS = 1000;
const IDLE_CPU_SECONDS = 0.1;

/** Starts the development server of the site in a folder with that folder's own script, opens a page, and saves it repeatedly. */
export async function measureDev(browser: Browser, folder: string, saves: number): Promise<DevMeasure> {
  const docs = path.join(folder, 'docs');
  const pages = listFiles(docs, '.mdx');
  const name = pages[Math.floor(pages.length / 2)];
  if (name === undefined) throw new Error(`bench:dev: ${docs} has no pages`);
  const port = await findFreePort();
  const page = await browser.newPage();
  const started = performance.now();
  const server = spawn(
    process.execPath,
    [path.join(folder, 'scripts/docusaurus.mjs'), 'start', '--port', `${port}`],
    {cwd: folder, stdio: 'ignore'},
  );
  try {
    const root = server.pid ?? 0;
    await openPage(page, `http://localhost:${port}/docs/${name.replace(/\.mdx$/, '')}`, server);
    const firstPageSeconds = secondsSince(started);
    const firstPageCpuSeconds = sampleTree(root).cpuSeconds;
    await waitUntilIdle(root);
    const measures = await saveRepeatedly({page, file: path.join(docs, name), root, saves});
    return {
      firstPageSeconds,
      firstPageCpuSeconds,
      saveSeconds: median(measures.map(({seconds}) => seconds)) ?? 0,
      saveCpuSeconds: median(measures.map(({cpuSeconds}) => cpuSeconds)) ?? 0,
    };
  } finally {
    await page.close();
    await end(server);
  }
}

/** Opens a page as soon as the server answers, and waits for its text. */
async function openPage(page: Page, address: string, server: ChildProcess): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < MAX_MS) {
    if (server.exitCode !== null) throw new Error(`bench:dev: the server of ${address} ended`);
    try {
      await page.goto(address, {timeout: MAX_MS});
      await page.locator('article h1').first().waitFor({timeout: MAX_MS});
      return;
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('ERR_CONNECTION_REFUSED'))) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  throw new Error(`bench:dev: ${address} was not there in time`);
}

interface Saving {
  page: Page;
  file: string;
  /** The process of the server. */
  root: number;
  saves: number;
}

async function saveRepeatedly({page, file, root, saves}: Saving) {
  const original = readFileSync(file, 'utf8').trimEnd();
  const measures: {seconds: number; cpuSeconds: number}[] = [];
  for (let save = 1; save <= saves; save++) {
    const before = sampleTree(root).cpuSeconds;
    const started = performance.now();
    writeFileSync(file, `${original}\n\nChange number ${save}.\n`);
    await page.getByText(`Change number ${save}.`).waitFor({timeout: MAX_MS});
    const seconds = secondsSince(started);
    await waitUntilIdle(root);
    measures.push({seconds, cpuSeconds: sampleTree(root).cpuSeconds - before});
  }
  writeFileSync(file, `${original}\n`);
  return measures;
}

async function waitUntilIdle(root: number): Promise<void> {
  for (let before = -1; ; ) {
    const {cpuSeconds} = sampleTree(root);
    if (before >= 0 && cpuSeconds - before < IDLE_CPU_SECONDS) return;
    before = cpuSeconds;
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  }
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
