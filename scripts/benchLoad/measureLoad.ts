import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {blockingTime} from '../../lib/bench/blockingTime';
import {watchPage} from './watchPage';

/** Lighthouse's settings for mobile: a slow phone in a slow network. */
const SLOWDOWN = 4;
const NETWORK = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8};
const SCREEN = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true};

/** How long nothing must happen for a page to count as at rest, in milliseconds. */
const REST_MS = 2000;
const MAX_MS = 60_000;
const POLL_MS = 250;

/** Controls that readers press first. */
const PRESSES = {
  // The stock theme's button has an icon and a label, ours a word.
  copy: 'button[aria-label^=Copy], figcaption button:has-text("Copy")',
  menu: '.navbar__toggle',
  colourMode: '[class*=sidebar] button[aria-label*=mode], dialog button[aria-label*=mode]',
  search: 'button[aria-label=Search]',
} as const;

/** Times are in milliseconds. A control that the page does not have is missing. */
export interface LoadMeasure {
  FCP: number;
  LCP: number;
  TBT: number;
  'longest task': number;
  CLS: number;
  'hydrated at': number;
  'script ms': number;
  'requests to LCP': number;
  'KB to LCP': number;
  'requests at rest': number;
  'KB at rest': number;
  'press search'?: number;
  'press copy'?: number;
  'press menu'?: number;
  'press colour mode'?: number;
}

/** Opens a page with an empty cache, waits until it is at rest, then presses its controls. */
export async function measureLoad(browser: Browser, address: string): Promise<LoadMeasure> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    // tsx wraps functions in a helper, `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchPage);
    await page.goto(address, {timeout: MAX_MS});
    await waitForRest(session);
    const loaded = await readLoad(session);
    const presses = {
      'press copy': await press(page, PRESSES.copy),
      'press menu': await press(page, PRESSES.menu),
      'press colour mode': await press(page, PRESSES.colourMode),
    };
    // Closes the menu. The search is last, because it goes on loading after it has opened.
    await page.keyboard.press('Escape');
    const search = await press(page, PRESSES.search);
    const found = Object.fromEntries(
      Object.entries({...presses, 'press search': search}).filter(([, ms]) => ms !== undefined),
    );
    return {...loaded, ...found};
  } finally {
    await context.close();
  }
}

/** Waits until the page is hydrated, and for a while no file has arrived and no long task has run. */
async function waitForRest(session: CDPSession): Promise<void> {
  const end = performance.now() + MAX_MS;
  while (performance.now() < end) {
    if (await evaluate(session, isAtRest, REST_MS)) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`bench:load: a page was not at rest after ${MAX_MS / 1000} s`);
}

/** Runs in the page. */
function isAtRest(restMs: number): boolean {
  const {hydrated, tasks} = window.observed;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(
    hydrated,
    ...files.map(({responseEnd}) => responseEnd),
    ...tasks.map(({start, duration}) => start + duration),
  );
  return hydrated > 0 && performance.now() - last > restMs;
}

type Loaded = Omit<LoadMeasure, `press ${string}`>;

async function readLoad(session: CDPSession): Promise<Loaded> {
  const {metrics} = await session.send('Performance.getMetrics');
  const scriptSeconds = metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0;
  const observed = await evaluate(session, () => window.observed);
  const files = await evaluate(session, listFiles);
  const early = files.filter(({end}) => end <= observed.largestPaint);
  const toKb = (list: typeof files) => list.reduce((total, {bytes}) => total + bytes, 0) / 1024;
  return {
    FCP: observed.firstPaint,
    LCP: observed.largestPaint,
    TBT: blockingTime(observed.tasks, observed.firstPaint),
    'longest task': Math.max(0, ...observed.tasks.map(({duration}) => duration)),
    CLS: observed.shift,
    'hydrated at': observed.hydrated,
    'script ms': scriptSeconds * 1000,
    'requests to LCP': early.length,
    'KB to LCP': toKb(early),
    'requests at rest': files.length,
    'KB at rest': toKb(files),
  };
}

/** Runs in the page. */
function listFiles() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  return entries.map((entry) => {
    // Entries of both types are ones of resources; that of a navigation only says more.
    const {responseEnd, transferSize} = entry as PerformanceResourceTiming;
    return {end: responseEnd, bytes: transferSize};
  });
}

/**
 * What a function gives in the page. By the debugger's own command: Playwright first compiles 330 KB of script in the page, which
 * would be the longest task of the load.
 */
async function evaluate<Value, Given extends number[]>(
  session: CDPSession,
  read: (...given: Given) => Value,
  ...given: Given
): Promise<Value> {
  const {result, exceptionDetails} = await session.send('Runtime.evaluate', {
    expression: `(${read})(${given.join()})`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`bench:load: ${result.description ?? exceptionDetails.text}`);
  return result.value;
}

/** Time from the press of a control to the next frame; undefined where the page has no such control. */
async function press(page: Page, selector: string): Promise<number | undefined> {
  const control = page.locator(selector).filter({visible: true}).first();
  if ((await control.count()) === 0) return undefined;
  await page.evaluate(() => {
    window.observed.presses = [];
  });
  // As on a phone: after a click the pointer would hover over what has opened, and fetch its page ahead.
  await control.tap();
  await page
    .waitForFunction(() => window.observed.presses.length > 0, null, {timeout: MAX_MS})
    .catch(() => {});
  await page.waitForTimeout(500);
  const presses = await page.evaluate(() => window.observed.presses);
  // 16 ms is the shortest duration that browsers report.
  return Math.max(16, ...presses);
}
