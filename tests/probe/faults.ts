import type {BrowserContext, Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {SCRIPTS} from '../support/requests';
import {setConnection} from '../support/setConnection';
import {fillStorage, refuseStorage} from '../support/storage';
import {refuseWorkers} from '../support/workers';
import type {Fault} from './cells';

const GARBAGE = '{"\u0000<img src=x>';
const SLOW_MS = 700;
/** The scripts that every page begins with; all others are code of single pages. */
const FIRST_SCRIPTS = /\/(?:main|runtime~main)\./;

/** What a fault does before the page is opened. */
export async function prepareFault(fault: Fault, page: Page): Promise<void> {
  // What a pointer or a view fetched ahead would not be missed.
  await setConnection(page, {saveData: true});
  switch (fault) {
    case 'refused storage':
      await page.addInitScript(refuseStorage);
      return;
    case 'full storage':
      await page.addInitScript(fillStorage);
      return;
    case 'garbage in storage':
      await page.addInitScript(fillWithGarbage, GARBAGE);
      return;
    case 'a refused worker':
      await page.addInitScript(refuseWorkers);
      return;
    case 'no IntersectionObserver':
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
      return;
    case 'reduced motion':
      await page.emulateMedia({reducedMotion: 'reduce'});
  }
}

/** What a fault does from now on, to a page that is about to be used. */
export async function startFault(fault: Fault, page: Page, context: BrowserContext): Promise<void> {
  if (fault === 'no network') await context.setOffline(true);
  if (fault === 'a slow chunk') {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue().catch(() => undefined);
    });
  }
  if (fault === 'a failed chunk') {
    await page.route(SCRIPTS, (route) =>
      FIRST_SCRIPTS.test(route.request().url()) ? route.continue() : route.abort(),
    );
  }
  if (fault === 'a second tab') {
    const other = await context.newPage();
    await openHydrated(other, '/shop');
    await other.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await other.getByRole('button', {name: 'Close the announcement'}).click();
    await page.bringToFront();
  }
}

function fillWithGarbage(garbage: string): void {
  const keys = ['theme', 'docusaurus.announcement.dismiss', 'docusaurus.tab.platform', 'search'];
  for (const key of keys) localStorage.setItem(key, garbage);
}
