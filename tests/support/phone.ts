import type {Locator, Page} from '@playwright/test';
import {openHydrated} from './scripts';

/** A page with samples that run. */
export const SAMPLE_PAGE = '/docs/android/api/node/app/selector';

/** Files of the simulated phone. */
export const ENGINE_FILES = '**/assets/phone/*';

/** The first sample of a page that runs. */
export function findSample(page: Page): Locator {
  return page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: 'Run', exact: true})})
    .first();
}

/** Opens a page with samples and gives the first that runs; `script` takes the place of its code. */
export async function openSample(page: Page, script?: string): Promise<Locator> {
  await openHydrated(page, SAMPLE_PAGE);
  const sample = findSample(page);
  if (script !== undefined) await writeScript(sample, script);
  return sample;
}

/** Puts another script in the place of a sample's code, where Run reads it. */
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
