import type {BrowserContext, Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {OTHER_BUILDS} from '../support/otherBuilds';
import {test as base, expect} from '../support/test';
import {type OfflineSite, startOfflineSite} from './startOfflineSite';

const {directory, baseUrl} = OTHER_BUILDS.base;

/** The test for what is kept offline: a server that can stop and lie, and a browser whose workers no other test meets. */
export const test = base.extend<{site: OfflineSite; context: BrowserContext}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
  site: async ({}, use) => {
    const site = await startOfflineSite(directory, baseUrl);
    await use(site);
    await site.end();
  },
  context: async ({browser, site}, use) => {
    const context = await browser.newContext({baseURL: `${site.origin}${baseUrl}`, reducedMotion: 'reduce'});
    await use(context);
    await context.close();
  },
});

export {expect};

/** Opens the page where parts are chosen, once it knows what there is. */
export async function openChoice(page: Page): Promise<void> {
  await openHydrated(page, 'offline');
  await expect(page.getByRole('group', {name: 'What to keep'})).toBeVisible();
}

/** Presses the button for some parts, and waits until they are kept. */
export async function keep(page: Page, ...parts: string[]): Promise<void> {
  await openChoice(page);
  for (const part of parts) await page.getByRole('checkbox', {name: part}).check();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(page.getByText('These pages now open without a network')).toBeVisible();
}

/** Removes all that is kept, on the offline page. */
export async function remove(page: Page): Promise<void> {
  await page.getByText('Remove what is kept').click();
  await page.getByRole('button', {name: 'Remove all of it'}).click();
}

/** The version of the copy, as storage has it. */
export function readVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const response = await (await caches.open(name)).match('/some/base/offline-copy/state');
    return (await response?.json())?.current.version;
  });
}
