import type {Page} from '@playwright/test';

/** A page of the docs for what is the same on all of them: a short one, which opens in half the time of a page of the reference. */
export const DOCS_PAGE = '/docs/android/intro';

/** Waits until React has hydrated the page, so that its controls work, and all of it is laid out. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
}

/** Opens a page and waits until it has hydrated: before that, its controls do nothing. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens a page and waits until nothing more is fetched. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'});
  await waitForHydration(page);
}
