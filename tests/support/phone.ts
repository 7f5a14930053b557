import {expect, type Locator, type Page, type Worker} from '@playwright/test';
import {openHydrated} from './openPage';

/** A short page with one short sample that runs. */
export const SAMPLE_PAGE = '/docs/android/devtools/pycharm';

/** A page with several samples that run, on a screen with controls. */
export const SELECTOR_PAGE = '/docs/android/api/node/app/selector';

/** Files of the simulated phone. */
export const ENGINE_FILES = '**/assets/phone/*';

/** The first sample of a page that runs. */
export function findSample(page: Page): Locator {
  return page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: 'Run', exact: true})})
    .first();
}

/** Opens a page with samples and returns the first that runs; `script` replaces its code. */
export async function openSample(page: Page, script?: string, address = SAMPLE_PAGE): Promise<Locator> {
  await openHydrated(page, address);
  const sample = findSample(page);
  if (script !== undefined) await writeScript(sample, script);
  return sample;
}

/** Replaces the code of a sample, from which Run takes the script. */
export async function writeScript(sample: Locator, script: string): Promise<void> {
  await sample
    .locator('pre code')
    .first()
    .evaluate((code, text) => {
      code.textContent = text;
    }, script);
}

/** Presses Run. */
export async function run(sample: Locator): Promise<void> {
  await sample.getByRole('button', {name: 'Run', exact: true}).click();
}

/** Presses Run for the first time on a page, and returns the worker of the run. */
export async function runInWorker(sample: Locator): Promise<Worker> {
  const [worker] = await Promise.all([sample.page().waitForEvent('worker'), run(sample)]);
  return worker;
}

/** Waits until the worker of a run has ended, and only the one prepared for the next run is left. */
export async function expectGone(worker: Worker, page: Page): Promise<void> {
  await expect.poll(() => page.workers().includes(worker)).toBe(false);
  await expect.poll(() => page.workers().length).toBe(1);
}
